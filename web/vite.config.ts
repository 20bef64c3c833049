// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { offline } from './src/offline/offline_plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = ['index', 'learn', 'replay'].filter((page) => existsSync(here(`${page}.html`)));

// Addresses are relative, so that the built page works from any folder of any server.
export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [offline(here('src/offline/service_worker.js'))],
  resolve: {
    // Where web/web.mk has the engine compiled to.
    alias: { '#wasm': here('../build/wasm') },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: { input: pages.map((page) => here(`${page}.html`)) },
  },
  server: { fs: { allow: ['..'] } },
  test: {
    include: ['tests/**/*.test.ts'],
    // The browser is one for all files, and two cores are quickly busy.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

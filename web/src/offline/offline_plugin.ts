// SPDX-License-Identifier: GPL-3.0-or-later
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'service_worker.js';

/** Writes the service worker beside the built pages, with the list of all files that it is to keep. */
export function offline(template: string): Plugin {
  let folder = '';
  return {
    name: 'ziggurat-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      const files = filesIn(folder).filter((file) => file !== NAME);
      const hash = createHash('sha256');
      for (const file of files) {
        hash.update(file).update(readFileSync(join(folder, file)));
      }
      const text = readFileSync(template, 'utf8')
        .replace("['%FILES%']", JSON.stringify(files))
        .replace('%VERSION%', hash.digest('hex').slice(0, 16));
      writeFileSync(join(folder, NAME), text);
    },
  };
}

/** All files below a folder, with slashes, in the order of their names. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
}

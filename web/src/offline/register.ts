// SPDX-License-Identifier: GPL-3.0-or-later
// Has the browser keep the built page, so that later visits need no network. While developing there is nothing to keep.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A page without it works as well, as long as there is a network.
  navigator.serviceWorker.register(new URL('service_worker.js', document.baseURI)).catch(() => {});
}

// Tells the open pages of the admin site that a newer build is there. It answers no request itself: files are kept by
// their names already, and the page is asked for each time.
const version = '__VERSION__';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(tellPages()));

async function tellPages() {
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  pages.forEach((page) => page.postMessage({ activated: version }));
}

// Answers a page with the offline page where the server cannot be reached, with the rentals that were looked at last. It
// stores that page when it is installed; the rentals are put by their page, and removed with the log-out.
const CACHE = 'offline-__VERSION__';
const RENTALS = 'seen-rentals';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function begin() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE && name !== RENTALS);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while this worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const page = await caches.match(PAGE, { cacheName: CACHE });
    return page ? withRentals(await page.text(), new URL(request.url).pathname) : Response.error();
  }
}

/** The one that was asked for is first, and open. */
async function withRentals(html, path) {
  const rentals = await seenRentals();
  const first = rentals.filter((rental) => rental.path === path);
  const others = rentals.filter((rental) => rental.path !== path);
  const shown = [...first, ...others].map((rental) => detailsOf(rental, rental.path === path)).join('');
  const section = shown && `<section><h2>Rentals you looked at</h2>${shown}</section>`;
  return new Response(
    html.replace('<!-- rentals -->', () => section),
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

async function seenRentals() {
  if (!(await caches.has(RENTALS))) return [];
  const cache = await caches.open(RENTALS);
  const requests = (await cache.keys()).reverse();
  return Promise.all(
    requests.map(async (request) => {
      return { path: new URL(request.url).pathname, ...(await (await cache.match(request)).json()) };
    }),
  );
}

function detailsOf({ title, days, step, facts, seen }, isOpen) {
  const rows = facts.map(
    ({ label, value, href }) => `<dt>${escaped(label)}</dt><dd>${valueOf(value, href)}</dd>`,
  );
  return `<details${isOpen ? ' open' : ''}>
    <summary>${escaped(title)}<span>${escaped(days)}</span></summary>
    <p>${escaped(step)}</p><dl>${rows.join('')}</dl><p>As it was on ${escaped(seen)}.</p>
  </details>`;
}

function valueOf(value, href) {
  return href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value);
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

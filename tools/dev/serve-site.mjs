import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { forwarder } from './forward.mjs';

const RELOAD = readFileSync(
  new URL(import.meta.resolve('@kit/federation-build/reload-when-changed')),
  'utf8',
);
const VERSIONS = '/dev/versions';
const SCRIPT = '/dev/reload.js';

/**
 * One of the two sites on this machine: the remotes that are built here are these, everything else is the deployed
 * site's. Pages reload when a remote was built anew.
 *
 * @param {import('./headers.mjs').Place} place
 * @param {import('./headers.mjs').Place[]} places  both sites
 * @param remotes                                   see `localRemotes`
 */
export function serveSite(place, places, remotes) {
  const deployed = forwarder(place.there, places);
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => fail(response, place.there, error));
  });
  server.on('upgrade', deployed.upgrade);
  server.on('close', deployed.close);
  return server;

  async function answer(request, response) {
    const path = request.url.split('?')[0];
    if (path === '/remotes.json') await sendList(request, response);
    else if (path === VERSIONS) send(response, 'text/plain', remotes.versions().join('\n'));
    else if (path === SCRIPT)
      send(response, 'text/javascript', `${RELOAD}\nreloadWhenChanged(['${VERSIONS}']);\n`);
    else if (remotes.send(request, response)) return;
    else if (isPage(request)) await sendPage(request, response);
    else await deployed.pass(request, response);
  }

  async function sendList(request, response) {
    const { status, headers, text } = await deployed.read(request, response);
    const list = status === 200 ? remotes.listed(withPlaces(JSON.parse(text), places)) : null;
    response.writeHead(status, headers).end(list ? JSON.stringify(list) : text);
  }

  async function sendPage(request, response) {
    const { status, headers, text } = await deployed.read(request, response);
    const script = `<script type="module" src="${SCRIPT}"></script></head>`;
    response.writeHead(status, headers).end(renderedHere(text).replace('</head>', script));
  }
}

/** Removes the deployed remotes' data and links: the remotes are local, and the browser renders. */
export function renderedHere(page) {
  return page
    .replace(/<script type="application\/json" id="first-answer">.*?<\/script>/s, '')
    .replace(/[ \t]*<link [^>]*href="\/remotes\/[^>]*>\n?/g, '');
}

/** Links from site to site stay on this machine. */
function withPlaces({ settings, ...list }, [publicSite, adminSite]) {
  return { ...list, settings: { ...settings, public_url: publicSite.here, admin_url: adminSite.here } };
}

function isPage({ method, headers }) {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function send(response, type, text) {
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text);
}

/** Half of an answer cannot be taken back: the connection is closed then. */
function fail(response, there, error) {
  if (response.headersSent || response.destroyed) return response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${there} gives no answer: ${error.message}\n`);
}

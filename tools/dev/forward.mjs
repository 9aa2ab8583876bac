import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { headersHere, headersThere } from './headers.mjs';

/**
 * Hands requests and sockets on to a deployed site. Written on `node:http`, since nothing but bytes is passed on: what
 * is to be known are headers (headers.mjs).
 *
 * @param {string} there  its origin
 * @param {import('./headers.mjs').Place[]} places
 */
export function forwarder(there, places) {
  const url = new URL(there);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  const ask = ({ method, url: path }, headers, options) =>
    request(url, { method, path, headers: headersThere(headers, there, places), ...options });

  return {
    /** Passes the answer on as it comes, whatever it is. */
    async pass(incoming, response) {
      const answer = await answerTo(incoming, ask(incoming, incoming.headers, { agent }), response);
      response.writeHead(answer.statusCode, headersHere(answer.headers, places));
      await pipeline(answer, response);
    },
    /** Whole, uncompressed and anew, so that it can be changed. @returns {Promise<{status, headers, text}>} */
    async read(incoming, response) {
      const { 'if-none-match': _tag, 'if-modified-since': _since, ...headers } = incoming.headers;
      const asked = ask(incoming, { ...headers, 'accept-encoding': 'identity' }, { agent });
      const answer = await answerTo(incoming, asked, response);
      const { 'content-length': _length, ...kept } = headersHere(answer.headers, places);
      return { status: answer.statusCode, headers: kept, text: String(await buffer(answer)) };
    },
    /** A websocket. */
    upgrade(incoming, socket, head) {
      const { connection, upgrade } = incoming.headers;
      const asked = ask(incoming, incoming.headers, { agent: false });
      asked.setHeader('connection', connection).setHeader('upgrade', upgrade);
      asked.once('upgrade', (answer, far, farHead) => join({ socket, head }, { far, farHead }, answer));
      asked.once('response', (answer) => socket.end(headOf(answer)));
      asked.once('error', () => socket.destroy());
      socket.once('error', () => asked.destroy());
      asked.end();
    },
    close: () => agent.destroy(),
  };
}

/** Sends the body along. A visitor who leaves ends the asking. */
function answerTo(incoming, asked, response) {
  return new Promise((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
    response.once('close', () => asked.destroy());
    pipeline(incoming, asked).catch(reject);
  });
}

function join({ socket, head }, { far, farHead }, answer) {
  socket.write(headOf(answer));
  socket.write(farHead);
  far.write(head);
  // Either end may go away at any moment, which ends the other.
  const ended = () => undefined;
  pipeline(far, socket).catch(ended);
  pipeline(socket, far).catch(ended);
}

function headOf({ statusCode, statusMessage, rawHeaders }) {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}` : []));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
}

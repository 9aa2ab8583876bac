// Pages that listen through the balancer: a plain socket; polling first, as socket.io does by itself, kept at its
// process by the balancer's cookie; and the same without that cookie.
import { io } from 'socket.io-client';
import { watch } from './watch.mjs';

const KINDS = {
  websocket: { transports: ['websocket'] },
  'polling first': { transports: ['polling', 'websocket'], isKept: true },
  'polling first, no affinity': { transports: ['polling', 'websocket'] },
};
const EACH = 2;

/** @returns `watched()`, the longest silence of each kind in ms since last asked; `heard()`, whether all of each kind have heard; `close()` */
export async function listening(url, person, channel) {
  const kinds = Object.entries(KINDS).map(([name, how]) => {
    const seen = watch();
    const last = Array(EACH).fill(-Infinity);
    const clients = last.map((_, index) => {
      const spell = seen.somebody();
      return client(url, {
        person,
        channel,
        how,
        hear: () => spell('done', (last[index] = performance.now())),
      });
    });
    return { name, seen, last, clients };
  });
  const by = (of) => Object.fromEntries(kinds.map((kind) => [kind.name, of(kind)]));
  return {
    watched: () => by(({ seen }) => seen.taken().longestMs),
    hearsSince: (at) => by(({ last }) => Math.min(...last) > at),
    close: () => kinds.forEach(({ clients }) => clients.forEach((one) => one.disconnect())),
  };
}

function client(url, { person, channel, how: { transports, isKept }, hear }) {
  const headers = { Cookie: person.cookie(), Origin: url };
  const socket = io(url, {
    transports,
    forceNew: true,
    autoConnect: false,
    reconnectionDelayMax: 2_000,
    extraHeaders: headers,
  });
  const keep = async () => {
    // Does what browsers do with the cookie of the first answer.
    const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers: { Origin: url } });
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('yard_process='));
    await answer.text();
    headers.Cookie = [person.cookie(), ...(cookie ? [cookie.split(';')[0]] : [])].join('; ');
  };
  socket.on('connect', () => socket.emit('subscribe', { channel, auth: { headers: {} } }));
  socket.on('saved', (where) => where === channel && hear());
  if (isKept) socket.io.on('reconnect_attempt', () => void keep().catch(() => {}));
  void (isKept ? keep().catch(() => {}) : Promise.resolve()).then(() => socket.connect());
  return socket;
}

// A wire that can be cut: a TCP proxy between the application and what it talks to.
import { connect, createServer } from 'node:net';

/**
 * @param target  where calls go: `{ host, port }`
 * @returns `port`; `mode`, one of
 *     pass    everything goes through
 *     refuse  new connections and old ones are closed
 *     reset   the same, with RST
 *     hole    nothing goes through and nobody is told; new connections are taken, as by a stopped process
 *     half    what is asked still arrives; answers are lost
 *   `latencyMs` each way; `cutAt(packet, when)` closes a connection at the n-th packet from here on, `before` it is
 *   passed on or `after`, so that its answer is lost; `packets`, counted since then; `close()`
 */
export async function faultProxy(target) {
  const proxy = { mode: 'pass', latencyMs: 0, packets: 0, cut: null };
  const pairs = new Set();

  const server = createServer((client) => {
    const upstream = connect({ ...target, noDelay: true });
    const pair = { client, upstream };
    pairs.add(pair);
    client.setNoDelay(true);
    for (const socket of [client, upstream]) {
      // What a broken side says is the other side's end.
      socket.on('error', () => ends(pair));
      socket.on('close', () => ends(pair));
    }
    client.on('data', (chunk) => asked(pair, chunk));
    upstream.on('data', (chunk) => answered(pair, chunk));
    if (proxy.mode === 'refuse') ends(pair);
    if (proxy.mode === 'reset') client.resetAndDestroy();
  });

  function asked(pair, chunk) {
    proxy.packets += 1;
    const isCut = proxy.cut?.packet === proxy.packets;
    if (isCut && proxy.cut.when === 'before') return ends(pair);
    if (isCut) pair.isDeaf = true;
    if (proxy.mode === 'pass' || proxy.mode === 'half') later(() => pair.upstream.write(chunk));
  }

  function answered(pair, chunk) {
    if (pair.isDeaf) return ends(pair);
    if (proxy.mode === 'pass') later(() => pair.client.writable && pair.client.write(chunk));
  }

  const later = (work) => (proxy.latencyMs > 0 ? setTimeout(work, proxy.latencyMs) : work());

  function ends(pair) {
    pairs.delete(pair);
    pair.client.destroy();
    pair.upstream.destroy();
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    port: server.address().port,
    set(mode) {
      proxy.mode = mode;
      if (mode === 'refuse') [...pairs].forEach(ends);
      if (mode === 'reset') pairs.forEach(({ client }) => client.resetAndDestroy());
    },
    cutAt(packet, when) {
      Object.assign(proxy, { packets: 0, cut: packet === null ? null : { packet, when } });
    },
    connections: () => pairs.size,
    close() {
      [...pairs].forEach(ends);
      return new Promise((resolve) => server.close(resolve));
    },
  });
}

/** The same address, by way of a proxy. */
export function byWayOf(proxy, address) {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return url.toString();
}

export function targetOf(address) {
  const { hostname: host, port } = new URL(address);
  return { host, port: Number(port) };
}

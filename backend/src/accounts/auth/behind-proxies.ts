import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

type Trusted = string[] | '*';

/** For Fastify's `trustProxy`; `*` trusts one hop: a client's own entries stand further left. */
export function trustProxy(trusted: Trusted) {
  return trusted === '*' ? (_address: string, hop: number) => hop === 0 : trusted;
}

/** The client's address of a request that no route sees (a socket's handshake), by the rule that routes go by. */
export function addressBehind(trusted: Trusted): (request: IncomingMessage) => string {
  const rule = trustProxy(trusted);
  const trust = typeof rule === 'function' ? rule : proxyAddr.compile(rule);
  return (request) => proxyAddr(request, trust);
}

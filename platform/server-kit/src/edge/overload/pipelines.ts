import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait behind the one that is answered: browsers send none ahead, the most eager client ten. */
const MOST_WAITING = 24;

/**
 * Begins the next of several requests sent at once over one connection when the one before is answered. Begun at the
 * same time, a hundred of them would be under way until their client has taken the first answer; and where it hangs
 * up, nobody tells those whose turn to be sent had not come: they would stay under way, with what they hold.
 *
 * Who sends more ahead than `MOST_WAITING` is cut off: each of forty bytes would hold some kilobytes until its turn.
 */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (!next) waiting.delete(socket);
        else if (!socket.destroyed) next();
      });
      void listener(request, response as never);
    };
    const others = waiting.get(socket);
    if (!others) {
      waiting.set(socket, []);
      begin();
    } else if (others.length < MOST_WAITING) others.push(AsyncResource.bind(begin));
    else socket.destroy();
  };
}

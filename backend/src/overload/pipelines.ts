import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Of the requests that somebody sends at once over one connection, the next is begun when the one before is answered.
 * Begun at the same time, a hundred of them would be under way until their client has taken the first answer; and where
 * it hangs up, nobody tells those whose turn to be sent had not come: they would stay under way, with what they hold.
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
    if (others) others.push(AsyncResource.bind(begin));
    else {
      waiting.set(socket, []);
      begin();
    }
  };
}

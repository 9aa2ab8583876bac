import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Admission } from './admission';
import { HttpArrival } from './http-arrival';
import { oneAfterTheOther } from './pipelines';

/** A supervisor's questions are cheap, and their answers must stay true; sockets have limits of their own. */
const ALWAYS = /^\/(health\/|metrics|socket\.io\/)/;

/** Who waits for a download's end: the framework's stream, its hooks and ours, eleven in all; Node warns beyond ten. */
const LISTENERS = 20;

/** Asks for admission before anything else is done for a request. Called once the server has all its listeners. */
export function admitRequests(server: Server, admission: Admission): void {
  const listeners = server.listeners('request') as RequestListener[];
  const leave = () => admission.leave();
  const enter = (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
    response.setMaxListeners(LISTENERS);
    for (const listener of listeners) listener.call(server, request, response as never);
  };
  server.removeAllListeners('request');
  server.on(
    'request',
    oneAfterTheOther((request, response) => {
      if (ALWAYS.test(request.url ?? '')) enter(request, response);
      else admission.arrive(new HttpArrival(request, response, { enter, leave, server }));
    }),
  );
}

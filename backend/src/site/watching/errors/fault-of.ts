import { currentRouteName, currentRequestId, currentUserId } from '@laravel-wire/nest';
import type { LoggedError } from '@kit/server/base/logging/json-logger';
import type { Fault } from './fault';

/** An error's own first line: `QueryFailedError: SQLITE_ERROR: no such table`. */
const FIRST_LINE =
  /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception|Fault|Unavailable)?): ([^]*?)(?=\n {1,8}at |$)/;

/** What the server's log says of an error, as a fault; with the request that is worked on. */
export function faultOf({ message, stack, context }: LoggedError, release: string): Fault {
  const [, name, text] = FIRST_LINE.exec(stack ?? message) ?? [];
  return {
    name: name ?? context ?? 'Error',
    message: text ?? stack?.split('\n')[0] ?? message,
    stack: stack ?? null,
    site: 'server',
    page: currentRouteName() ?? [context, message].filter(Boolean).join(': '),
    remote: null,
    release,
    user_id: currentUserId(),
    request_id: currentRequestId(),
    user_agent: null,
  };
}

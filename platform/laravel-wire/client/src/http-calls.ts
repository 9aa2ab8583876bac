import { cookieValue, pageCookies } from './cookie';
import { type CsrfCookie, csrfCookie } from './csrf-cookie';
import { untilShown } from './leaving-page';
import {
  addressOf,
  type Method,
  type Query,
  type RequestOptions,
  type Sender,
  type WireAnswer,
  type WireRequest,
} from './request';
import { sendByFetch } from './send-by-fetch';
import { toWireError, unanswered } from './to-wire-error';
import type { WireError } from './wire-error';

/** Calls by path; each gives the answer's parsed body, and every failure is a WireError. */
export interface HttpCalls {
  get<T>(path: string, query?: Query, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
  send<T>(method: Method, path: string, request?: WireRequest): Promise<WireAnswer<T>>;
}

export interface HttpSettings {
  baseUrl: string;
  /** text of all readable cookies; the page's own unless given */
  cookies?: () => string;
  /** id of the open socket, read anew for each request */
  socketId: () => string | undefined;
  /** called for every call that failed, before its caller is */
  onFailure?: (error: WireError) => void;
  /** called when the server says that nobody is signed in; true: somebody is again, and the call is made once more */
  signInAgain?: (method: Method) => Promise<boolean>;
}

const UNAUTHENTICATED = 401;
const TOKEN_MISMATCH = 419;

/** Calls with cookies, anti-forgery token and socket id on every request, and without a time-out. */
export function httpCalls(settings: HttpSettings): HttpCalls {
  const sendOne = senderOf(settings);
  const csrf = csrfCookie((path) => sendOne('GET', path, {}));
  const signInAgain = settings.signInAgain ?? (() => Promise.resolve(false));
  const send = async <T>(method: Method, path: string, request: WireRequest = {}) => {
    const attempt = () => sendGuarded(sendOne, csrf, [method, path, request]) as Promise<WireAnswer<T>>;
    try {
      return await (request.isOfSession ? attempt() : retryAfterSignIn(attempt, () => signInAgain(method)));
    } catch (error) {
      const failure = toWireError(error);
      if (failure.kind === 'network') await untilShown();
      settings.onFailure?.(failure);
      throw failure;
    }
  };
  const bodyOf = async <T>(method: Method, path: string, request?: WireRequest): Promise<T> =>
    (await send<T>(method, path, request)).data;

  return {
    get: (path, query = {}, options) => bodyOf('GET', path, { query, ...options }),
    post: (path, body, options) => bodyOf('POST', path, { body, ...options }),
    put: (path, body, options) => bodyOf('PUT', path, { body, ...options }),
    patch: (path, body, options) => bodyOf('PATCH', path, { body, ...options }),
    delete: (path, options) => bodyOf('DELETE', path, options),
    send,
  };
}

function senderOf({ baseUrl, cookies = pageCookies, socketId }: HttpSettings): Sender {
  return async (method, path, request) => {
    const address = addressOf(path, request.query);
    const token = cookieValue(cookies(), 'XSRF-TOKEN');
    const socket = socketId();
    const headers = {
      ...request.headers,
      ...(token === null ? {} : { 'X-XSRF-TOKEN': token }),
      ...(socket === undefined ? {} : { 'X-Socket-Id': socket }),
    };
    const send = request.progress ? await senderWithProgress() : sendByFetch;
    return send(method, address.startsWith('/') ? `${baseUrl}${address}` : address, { ...request, headers });
  };
}

/** Its code comes with the first upload, and without a connection no more than the upload would go. */
async function senderWithProgress(): Promise<Sender> {
  try {
    return (await import('./send-with-progress')).sendWithProgress;
  } catch (error) {
    throw unanswered(error);
  }
}

/** A token that the server no longer knows is renewed once, and the call made again. */
async function sendGuarded(
  send: Sender,
  csrf: CsrfCookie,
  call: Parameters<Sender>,
): Promise<WireAnswer<unknown>> {
  if (call[0] === 'GET') return send(...call);

  await csrf.ensure();
  return retryAfterMismatch(() => send(...call), csrf);
}

async function retryAfterSignIn<T>(
  attempt: () => Promise<T>,
  signInAgain: () => Promise<boolean>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (toWireError(error).status !== UNAUTHENTICATED || !(await signInAgain())) throw error;

    return attempt();
  }
}

async function retryAfterMismatch<T>(attempt: () => Promise<T>, csrf: CsrfCookie): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (toWireError(error).status !== TOKEN_MISMATCH) throw error;

    await csrf.renew();
    return attempt();
  }
}

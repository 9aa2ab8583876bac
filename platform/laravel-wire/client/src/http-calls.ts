import { untilShown } from './leaving-page';
import type { Method, Query, RequestOptions, Sender, WireAnswer, WireRequest } from './request';
import { addressOf } from './request';
import { sendByFetch } from './send-by-fetch';
import { toWireError, unanswered } from './to-wire-error';
import type { WireError } from './wire-error';

const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';

/** Sees to the anti-forgery cookie. Failing to get one only warns: the call that needs it tells the rest. */
interface CsrfCookie {
  /** Fetches it unless that was done before. */
  ensure(): Promise<void>;
  /** Fetches it anew; calls at the same time share one request. */
  renew(): Promise<void>;
}

function csrfCookie(get: (path: string) => Promise<unknown>): CsrfCookie {
  let isFetched = false;
  let inFlight: Promise<void> | null = null;

  const fetchAnew = async (): Promise<void> => {
    isFetched = await fetchCookie(get);
    inFlight = null;
  };
  const renew = (): Promise<void> => (inFlight ??= fetchAnew());

  return { renew, ensure: async () => (isFetched ? undefined : renew()) };
}

async function fetchCookie(get: (path: string) => Promise<unknown>): Promise<boolean> {
  try {
    await get(CSRF_COOKIE_PATH);
    return true;
  } catch (error) {
    console.warn(`The anti-forgery cookie could not be fetched: ${toWireError(error).message}.`);
    return false;
  }
}

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

/** A cookie's percent-decoded value out of `document.cookie`'s text; null when it is not there. */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(name.length + 1));
}

/** The page's own cookies; none outside a page. */
const pageCookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** A stray percent sign is no encoding. */
function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

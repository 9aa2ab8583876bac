import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { cookieValue, pageCookies } from './cookie';
import { type CsrfCookie, csrfCookie } from './csrf-cookie';
import { toWireError } from './to-wire-error';
import type { WireError } from './wire-error';

/** What may be told of one call; `progress` runs from 0 to 1 while a body is sent. */
export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  progress?: (share: number) => void;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Query parameters; null and undefined are left out, lists are `name[]`. */
export type Query = Readonly<Record<string, unknown>>;

/** Calls by path; each gives the answer's parsed body, and every failure is a WireError. */
export interface HttpCalls {
  get<T>(path: string, query?: Query, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
  /** The whole answer. */
  send<T>(method: Method, path: string, request?: AxiosRequestConfig): Promise<AxiosResponse<T>>;
}

export interface HttpSettings {
  baseUrl: string;
  /** text of all readable cookies; the page's own unless given */
  cookies?: () => string;
  /** id of the open socket, asked anew for each request */
  socketId: () => string | undefined;
  /** told of every call that failed, before its caller is */
  onFailure?: (error: WireError) => void;
}

const TOKEN_MISMATCH = 419;

/** One axios instance with cookies, anti-forgery token and socket id on every request, and without a time-out. */
export function httpCalls(settings: HttpSettings): HttpCalls {
  const instance = createInstance(settings);
  const csrf = csrfCookie(instance);
  const send = async <T>(method: Method, path: string, request: AxiosRequestConfig = {}) => {
    try {
      return await sendGuarded<T>(instance, csrf, { ...request, method, url: absolutePath(path) });
    } catch (error) {
      const failure = toWireError(error);
      settings.onFailure?.(failure);
      throw failure;
    }
  };
  const bodyOf = async <T>(method: Method, path: string, request: AxiosRequestConfig): Promise<T> =>
    (await send<T>(method, path, request)).data;

  return {
    get: (path, query, options) => bodyOf('GET', path, { params: query, ...configOf(options) }),
    post: (path, body, options) => bodyOf('POST', path, { data: body, ...configOf(options) }),
    put: (path, body, options) => bodyOf('PUT', path, { data: body, ...configOf(options) }),
    patch: (path, body, options) => bodyOf('PATCH', path, { data: body, ...configOf(options) }),
    delete: (path, options) => bodyOf('DELETE', path, configOf(options)),
    send,
  };
}

function createInstance({ baseUrl, cookies = pageCookies, socketId }: HttpSettings): AxiosInstance {
  const instance = axios.create({
    baseURL: baseUrl,
    withCredentials: true,
    withXSRFToken: false,
    timeout: 0,
  });
  instance.interceptors.request.use((request) => {
    const token = cookieValue(cookies(), 'XSRF-TOKEN');
    const socket = socketId();
    if (token !== null) request.headers.set('X-XSRF-TOKEN', token);
    if (socket !== undefined) request.headers.set('X-Socket-Id', socket);
    return request;
  });
  return instance;
}

/** A token that the server no longer knows is renewed once, and the call made again. */
async function sendGuarded<T>(
  instance: AxiosInstance,
  csrf: CsrfCookie,
  request: AxiosRequestConfig,
): Promise<AxiosResponse<T>> {
  if (request.method === 'GET') return instance.request<T>(request);

  await csrf.ensure();
  return retryAfterMismatch(() => instance.request<T>(request), csrf);
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

function configOf({ signal, headers, progress }: RequestOptions = {}): AxiosRequestConfig {
  return {
    ...(signal === undefined ? {} : { signal }),
    ...(headers === undefined ? {} : { headers }),
    ...(progress === undefined ? {} : { onUploadProgress: (event) => progress(event.progress ?? 0) }),
  };
}

function absolutePath(path: string): string {
  return path.startsWith('/') || /^https?:\/\//.test(path) ? path : `/${path}`;
}

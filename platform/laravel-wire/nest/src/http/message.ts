import type { ExecutionContext } from '@nestjs/common';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Key under which Nest's adapter for Fastify looks for a route's settings. */
export const ROUTE_SETTINGS = '__fastify_route_config__';

/** Settings of a route that count before its body is read. */
export interface RouteSettings {
  /** No session, no cookies, no token check on this route. */
  stateless?: boolean;
  /** A route of /api that is also opened by its address: see `OpenedByAddress`. */
  opensByAddress?: boolean;
  /** The route reads `multipart/form-data` itself. */
  uploads?: boolean;
  /** A list of a JSON body that is not parsed: see `RawBody`. */
  unparsedList?: string;
  /** Bytes that a body may have, where the application's bound is not the route's. */
  bodyBytes?: number;
}

/** State of a request that the wire keeps; more of it where that is made. */
export interface RequestState {
  /** The bytes of a JSON body or a form, for signatures over them. */
  rawBody?: Buffer;
  /** The JSON body could not be read; it then counts as an empty one. */
  malformedBody?: boolean;
  /** The JSON body has more members than are taken; it then counts as an empty one. */
  hasTooManyMembers?: boolean;
  /** Among these: its lists have more entries than are taken. */
  hasTooManyEntries?: boolean;
  /** The entries of the list that the route keeps unparsed, each as it was sent; the input has null for each. */
  unparsedEntries?: Buffer[];
}

/** State of a server that the wire keeps, for functions that are handed a request alone. */
export interface ServerState {
  /** Clients that do not ask for JSON get pages. */
  answersPages: boolean | undefined;
  /** Scheme that browsers use, where the site's own address tells: behind a proxy every request arrives as http. */
  siteScheme: 'https' | null;
  /** Origin that links begin with, where not every Host is believed. */
  ownOrigin: ((request: WireRequest, origin: string) => string) | null;
  /** The input in the forms that the application stores and compares, before any rule reads it. */
  inputForm: ((input: Record<string, unknown>) => Record<string, unknown>) | null;
  /** Bodies have bounds, and large ones are read after session, token, throttles and record. */
  boundsBodies: boolean;
  /** @throws what any of the application's `InputChecks` refuses */
  checkInput: (request: WireRequest) => void;
}

/** A request as the wire takes it: Fastify's, or Express's with what it has not of itself. */
export interface WireRequest extends RequestState {
  readonly raw: IncomingMessage;
  readonly id: unknown;
  readonly method: string;
  /** Path and query as they are matched. */
  readonly url: string;
  /** Path and query as they were sent. */
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  readonly protocol: string;
  /** Includes the port, where it is told. */
  readonly host: string;
  readonly params: unknown;
  readonly query: unknown;
  body: unknown;
  /** No route answers it. */
  readonly is404: boolean;
  /** Options of the route that answers it; known once its body is read. */
  readonly routeOptions: {
    readonly url?: string;
    readonly bodyLimit: number;
    readonly config: RouteSettings;
  };
  readonly server: ServerState;
}

/** An answer as the wire writes it: Fastify's reply, or what stands for it at Express's response. */
export interface WireReply {
  readonly raw: ServerResponse;
  /** Ended, or somebody else's to end. */
  readonly sent: boolean;
  readonly statusCode: number;
  code(status: number): WireReply;
  /** A `set-cookie` is added to those that are there. */
  header(name: string, value: string | number | string[]): WireReply;
  headers(values: Record<string, string>): WireReply;
  type(contentType: string): WireReply;
  hasHeader(name: string): boolean;
  getHeader(name: string): string | number | string[] | undefined;
  removeHeader(name: string): WireReply;
  send(payload?: unknown): unknown;
  hijack(): unknown;
}

type Done = (error?: Error) => void;
type RequestHook = (request: WireRequest, reply: WireReply, done: Done) => void;
/** Gives the payload to send: to `done`, or as a promise. */
export type SendHook = (
  request: WireRequest,
  reply: WireReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
) => Promise<unknown> | void;

export interface WireRoute {
  readonly url: string;
  readonly method: string | string[];
  readonly config?: RouteSettings;
  bodyLimit?: number;
}

export interface WireHooks {
  /** Before anything else. */
  onRequest: RequestHook;
  /** Runs with the route known and the body read. */
  preHandler: RequestHook;
  /** Before an answer is sent. */
  onSend: SendHook;
  onResponse: RequestHook;
  onRoute: (route: WireRoute) => void;
  onClose: () => Promise<void>;
}

/** Server that the wire joins: Fastify, or what the adapter for Express has in its place. */
export interface WireServer {
  addHook<Name extends keyof WireHooks>(name: Name, hook: WireHooks[Name]): unknown;
  decorate<Name extends keyof ServerState>(name: Name, value: ServerState[Name]): unknown;
  routing: RequestListener;
}

/** Key of the wire's reply on Express's response. */
export const REPLY = Symbol('wire:reply');

export const requestOf = (context: Pick<ExecutionContext, 'switchToHttp'>): WireRequest =>
  context.switchToHttp().getRequest<WireRequest>();

export const replyOf = (context: Pick<ExecutionContext, 'switchToHttp'>): WireReply =>
  replyAt(context.switchToHttp().getResponse<object>());

/** @param response  what Nest hands over as the response */
export const replyAt = (response: object): WireReply =>
  (response as { [REPLY]?: WireReply })[REPLY] ?? (response as WireReply);

/** Laravel's `expectsJson`: the most acceptable type is JSON, or it is an XHR that takes anything. */
export function expectsJson(request: WireRequest): boolean {
  const isXhr = isAjax(request) && request.headers['x-pjax'] === undefined;
  return wantsJson(request) || (isXhr && ['', '*', '*/*'].includes(mostAcceptable(request)));
}

/** Laravel's `wantsJson`: the most acceptable type is JSON. */
export function wantsJson(request: WireRequest): boolean {
  return /[/+]json/.test(mostAcceptable(request));
}

/** Laravel's `ajax`: the request says that a script sent it. */
export function isAjax(request: WireRequest): boolean {
  return request.headers['x-requested-with'] === 'XMLHttpRequest';
}

/** Scheme, host and port that the client addressed; the site's own where the application believes no other Host. */
export function originOf(request: WireRequest): string {
  const { siteScheme, ownOrigin } = request.server;
  const origin = `${siteScheme ?? request.protocol}://${request.host}`;
  return ownOrigin ? ownOrigin(request, origin) : origin;
}

/** Nobody asks for more. */
const MAX_TYPES = 100;

/** The type with the highest quality, the first of several; empty without any. */
function mostAcceptable(request: WireRequest): string {
  const types = (request.headers.accept ?? '').toLowerCase().split(',', MAX_TYPES).map(typeOf);
  return types.reduce((best, type) => (type.quality > best.quality ? type : best)).name;
}

function typeOf(text: string): { name: string; quality: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

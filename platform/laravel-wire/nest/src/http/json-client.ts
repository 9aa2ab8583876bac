import type { WireRequest } from './message';

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

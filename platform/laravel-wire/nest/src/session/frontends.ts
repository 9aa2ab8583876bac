import { Inject, Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { WIRE_OPTIONS, type WireSettings } from '../options';

interface Site {
  scheme: string | null;
  /** Lower case, without a default port. */
  host: string;
}

/** Origins of the site's own frontends: they get a session on /api, CORS and sockets; nobody else does. */
@Injectable()
export class Frontends {
  readonly #listed: { scheme: string | null; host: RegExp }[];

  constructor(@Inject(WIRE_OPTIONS) settings: WireSettings) {
    this.#listed = [settings.appUrl, ...settings.statefulDomains]
      .filter((entry) => entry !== '')
      .map((entry) => siteOf(entry) ?? { scheme: null, host: entry.toLowerCase() })
      .map(({ scheme, host }) => ({ scheme, host: patternOf(host) }));
  }

  /** True where an origin is one of the configured frontends. */
  lists(origin: string): boolean {
    const site = siteOf(origin);
    return site !== null && this.#listed.some((entry) => isSite(entry, site));
  }

  /** True where an Origin (or Referer) is a frontend; `host` is the request's own Host. */
  allows(origin: string | undefined, host: string | undefined): boolean {
    const site = siteOf(origin ?? '');

    if (!site) return false;

    const own = host !== undefined && withoutDefaultPort(site.scheme, host.toLowerCase()) === site.host;
    return own || this.#listed.some((entry) => isSite(entry, site));
  }

  /** Sanctum's question: does Referer, or failing that Origin, name a frontend? */
  isStateful(headers: IncomingHttpHeaders, host: string | undefined): boolean {
    return this.allows(headers.referer || headers.origin, host);
  }
}

function isSite(entry: { scheme: string | null; host: RegExp }, site: Site): boolean {
  return (entry.scheme === null || entry.scheme === site.scheme) && entry.host.test(site.host);
}

function siteOf(url: string): Site | null {
  const match = /^(https?):\/\/([^/?#\s]+)/i.exec(url);
  const [, scheme, host] = match ?? [];
  return scheme && host
    ? { scheme: scheme.toLowerCase(), host: withoutDefaultPort(scheme.toLowerCase(), host.toLowerCase()) }
    : null;
}

function withoutDefaultPort(scheme: string | null, host: string): string {
  return host.replace(scheme === 'https' ? /:443$/ : /:80$/, '');
}

function patternOf(host: string): RegExp {
  const escaped = host.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

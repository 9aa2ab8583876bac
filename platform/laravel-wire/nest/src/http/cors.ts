import { phpPattern } from '@laravel-wire/core';
import { Inject, Injectable } from '@nestjs/common';
import type { WireReply, WireRequest } from './message';
import { type CorsOptions, WIRE_OPTIONS, type WireSettings } from '../options';
import { Frontends } from '../session/frontends';
import { pathMatcher, wildcard } from './path-patterns';

/** Laravel's `config/cors.php` as a new application has it. */
const DEFAULTS: Required<CorsOptions> = {
  paths: ['api/*', 'sanctum/csrf-cookie'],
  allowed_methods: ['*'],
  allowed_origins: ['*'],
  allowed_origins_patterns: [],
  allowed_headers: ['*'],
  exposed_headers: [],
  max_age: 0,
  supports_credentials: false,
};

type Origins = string | ((origin: string, request: WireRequest) => boolean);

/** Cross-origin answers, as Laravel's `HandleCors` gives them. */
@Injectable()
export class Cors {
  readonly #options: Required<CorsOptions>;
  readonly #covers: (request: WireRequest) => boolean;
  readonly #origins: Origins;

  /** Without the option: answers with credentials for the site's frontends, on every path. */
  constructor(@Inject(WIRE_OPTIONS) { cors }: WireSettings, frontends: Frontends) {
    this.#options = { ...DEFAULTS, ...(cors ?? { supports_credentials: true }) };
    this.#covers = cors ? pathMatcher(this.#options.paths) : () => true;
    this.#origins = cors
      ? originsOf(this.#options)
      : (origin, request) => frontends.allows(origin, request.host);
  }

  isPreflight(request: WireRequest): boolean {
    const { method, headers } = request;
    return (
      method === 'OPTIONS' && headers['access-control-request-method'] !== undefined && this.#covers(request)
    );
  }

  /** Adds its headers to any answer, errors included. */
  mark(request: WireRequest, reply: WireReply): void {
    if (!this.#covers(request)) return;
    if (request.method === 'OPTIONS') vary(reply, 'Access-Control-Request-Method');
    const exposed = this.#options.exposed_headers;
    if (this.#allowOrigin(request, reply) && exposed.length > 0) {
      reply.header('access-control-expose-headers', exposed.join(', '));
    }
  }

  preflight(request: WireRequest, reply: WireReply): void {
    if (this.#allowOrigin(request, reply)) {
      const { allowed_methods: methods, allowed_headers: headers, max_age: maxAge } = this.#options;
      const requested = (of: string) => {
        vary(reply, `Access-Control-Request-${of}`);
        return String(request.headers[`access-control-request-${of.toLowerCase()}`] ?? '');
      };
      reply
        .header('access-control-allow-methods', listed(methods, () => requested('Method')).toUpperCase())
        .header(
          'access-control-allow-headers',
          listed(lowered(headers), () => requested('Headers')),
        );
      if (maxAge !== null) reply.header('access-control-max-age', String(maxAge));
    }
    vary(reply, 'Access-Control-Request-Method');
    reply.code(204).send();
  }

  #allowOrigin(request: WireRequest, reply: WireReply): boolean {
    const { origin } = request.headers;
    let allowed: string | undefined;
    if (typeof this.#origins === 'string') {
      allowed = this.#origins;
    } else {
      vary(reply, 'Origin');
      allowed = origin !== undefined && this.#origins(origin, request) ? origin : undefined;
    }
    if (allowed !== undefined) {
      reply.header('access-control-allow-origin', allowed);
      if (this.#options.supports_credentials) reply.header('access-control-allow-credentials', 'true');
    }
    return allowed !== undefined;
  }
}

/** One text for everybody, where caches need not tell origins apart. */
function originsOf(options: Required<CorsOptions>): Origins {
  const { allowed_origins: origins, allowed_origins_patterns: written, supports_credentials } = options;
  const patterns = [
    ...written.map(phpPattern),
    ...origins.filter((origin) => origin.includes('*')).map(wildcard),
  ];
  if (origins.includes('*')) return supports_credentials ? () => true : '*';
  const [single] = origins;
  return single !== undefined && origins.length === 1 && patterns.length === 0
    ? single
    : (origin) => origins.includes(origin) || patterns.some((pattern) => pattern.test(origin));
}

const lowered = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());

const listed = (names: readonly string[], any: () => string): string =>
  names.includes('*') ? any() : names.join(', ');

function vary(reply: WireReply, name: string): void {
  const names = reply.getHeader('vary');
  if (typeof names !== 'string') {
    reply.header('vary', name);
  } else if (!names.split(', ').includes(name)) {
    reply.header('vary', `${names}, ${name}`);
  }
}

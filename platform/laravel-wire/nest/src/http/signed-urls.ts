import { applyDecorators, Inject, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { normalizeInput, queryText } from '@laravel-wire/core';
import { createHmac } from 'node:crypto';
import { Forbidden } from '../errors';
import { asObject } from '../input/input-of-request';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK } from '../ports';
import { sameText } from '../session/encrypter';
import { originOf, requestOf, type WireRequest } from './message';
import { withoutQuery, withoutSlashes, withoutSlashesAtEnd } from './paths';
import { parsePhpInput } from './php-input';
import { contextOf } from './wire-context';

const SIGNED = 'wire:signed';

/** Parts of a URL that a signature covers, where it is not all of them. */
export interface SignatureCheck {
  /** Signed without scheme and host. */
  relative?: boolean;
  /** Names of the query's that anybody may add or change. */
  ignore?: readonly string[];
}

/** Laravel's signed URLs: either server opens what the other one signed with the same `APP_KEY`. */
@Injectable()
export class SignedUrls {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Same as `URL::signedRoute`, with `expires` as `URL::temporarySignedRoute`. A URL that begins with a slash is
   * signed without scheme and host.
   *
   * @throws Error where the query has `signature` or `expires` already, where it would never expire by mistake, and for
   *   a fragment, which no server is sent
   */
  signUrl(url: string, { expires }: { expires?: Date } = {}): string {
    const { path, query } = partsOf(url);
    const given = parsePhpInput(query);
    if (expires && !(expires.getTime() > 0)) throw new Error(`${String(expires)} is no time to expire at.`);
    const reserved = ['signature', 'expires'].find((name) => name in given);
    if (reserved !== undefined) {
      throw new Error(`"${reserved}" is a reserved parameter when generating signed routes.`);
    }
    const until = expires && { expires: Math.floor(expires.getTime() / 1000) };
    const sorted = Object.entries({ ...given, ...until }).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = queryText(Object.fromEntries(sorted));
    const signature = signatureOf(text === '' ? path : `${path}?${text}`, this.settings.appKey);
    return `${path}?${text}${text === '' ? '' : '&'}signature=${signature}`;
  }

  /** Same as `$request->hasValidSignature()`: signed with the key, or a previous one, and not expired. */
  hasValidSignature(request: WireRequest, check: SignatureCheck = {}): boolean {
    const { signature, expires = null } = asObject(normalizeInput(request.query));
    if (typeof signature !== 'string' || (expires !== null && typeof expires !== 'string')) return false;
    const signed = signedPartOf(request, check);
    const isSigned = [this.settings.appKey, ...this.settings.previousKeys].some((key) =>
      sameText(signatureOf(signed, key), signature),
    );
    const end = Number(expires);
    return isSigned && !(end !== 0 && Math.floor(this.clock.now().getTime() / 1000) > end);
  }
}

@Injectable()
export class ValidateSignature implements CanActivate {
  constructor(
    private readonly urls: SignedUrls,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const check = this.reflector.getAllAndOverride<SignatureCheck>(SIGNED, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = requestOf(context);
    if (!this.urls.hasValidSignature(request, check)) throw new Forbidden('Invalid signature.');
    contextOf(request).signatureNames = ['signature', 'expires', ...(check?.ignore ?? [])];
    return true;
  }
}

/** Opened by a signed URL alone, as Laravel's middleware `signed`: 403. On a class or a method. */
export const Signed = (check: SignatureCheck = {}): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(SIGNED, check), UseGuards(ValidateSignature));

/** The path as a browser asks for it, without slashes at the end, and the query. */
function partsOf(url: string): { path: string; query: string } {
  const { origin, pathname, search, hash } = new URL(url, 'http://relative');
  if (hash !== '') throw new Error(`"${url}" has a fragment.`);
  const path = url.startsWith('/') ? `/${withoutSlashes(pathname)}` : withoutSlashesAtEnd(origin + pathname);
  return { path, query: search.slice(1) };
}

/** Laravel's key as it is written, `base64:` and all. */
const signatureOf = (text: string, appKey: string): string =>
  createHmac('sha256', appKey).update(text).digest('hex');

function signedPartOf(request: WireRequest, { relative = false, ignore = [] }: SignatureCheck): string {
  const path = withoutQuery(request.originalUrl);
  const query = request.originalUrl.slice(path.length + 1);
  const left = query
    .split('&')
    .filter((pair) => !['signature', ...ignore].includes(pair.split('=', 1)[0] ?? ''));
  const url = relative ? `/${withoutSlashes(path)}` : withoutSlashesAtEnd(originOf(request) + path);
  return left.join('&') === '' ? url : `${url}?${left.join('&')}`;
}

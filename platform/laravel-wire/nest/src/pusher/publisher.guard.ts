import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf, type WireRequest } from '../http/message';
import { createHash } from 'node:crypto';
import { signed } from '../broadcasting/pusher-signature';
import { NotFound, WireFault } from '../errors';
import { pathOf } from '../http/route-table';
import { bytesOfBody } from '../http/unread-body';
import { type PusherOptions, WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK } from '../ports';
import { sameText } from '../session/encrypter';

const MAX_AGE_SECONDS = 600;

/** Lets in who holds the secret: the whole request is signed, its body by digest. */
@Injectable()
export class PublisherGuard implements CanActivate {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const { pusher } = this.settings;
    const { appId } = request.params as { appId: string };

    if (!pusher || pusher.id !== appId) throw new NotFound('Application does not exist');
    await bytesOfBody(request);
    const problem = this.#problemOf(request, pusher);
    if (problem) throw new WireFault(401, problem);
    return true;
  }

  #problemOf(request: WireRequest, app: PusherOptions): string | null {
    const query = queryOf(request);
    const age = this.clock.now().getTime() / 1000 - Number(query.get('auth_timestamp'));

    if (!sameText(app.key, query.get('auth_key') ?? '')) return 'Invalid key';
    if (query.get('auth_version') !== '1.0' || !(Math.abs(age) <= MAX_AGE_SECONDS)) {
      return 'Timestamp expired or version unknown';
    }
    if (!isBodyOf(request, query.get('body_md5'))) return 'Invalid body digest';
    return sameText(signatureOf(request, query, app), query.get('auth_signature') ?? '')
      ? null
      : 'Invalid signature';
  }
}

/** The parameters by name in lower case, the values of several of one name joined by commas. */
function queryOf(request: WireRequest): Map<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(request.url.split('?')[1] ?? '')) {
    const key = name.toLowerCase().replace(/\[\d*\]$/, '');
    query.set(key, query.has(key) ? `${query.get(key)},${value}` : value);
  }
  return query;
}

function isBodyOf({ rawBody }: WireRequest, digest: string | undefined): boolean {
  if (!rawBody || rawBody.length === 0) return true;
  return sameText(createHash('md5').update(rawBody).digest('hex'), digest ?? '');
}

function signatureOf(request: WireRequest, query: Map<string, string>, app: PusherOptions): string {
  const names = [...query.keys()].filter((name) => name !== 'auth_signature').sort();
  const text = names.map((name) => `${name}=${query.get(name)}`).join('&');
  return signed(app, [request.method, pathOf(request), text].join('\n'));
}

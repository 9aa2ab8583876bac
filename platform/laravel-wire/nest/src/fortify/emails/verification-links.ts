import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { WireRequest } from '../../http/message';
import { SignedUrls } from '../../http/signed-urls';
import { WIRE_OPTIONS, type WireSettings } from '../../options';
import { type Clock, CLOCK, type WireUser } from '../../ports';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';

/** Links that nobody else can make, and that end. */
export interface VerificationLinks {
  /**
   * @param path     from the site's root, without a query
   * @param seconds  how long the link works
   * @returns        the whole URL
   */
  make(path: string, seconds: number): string;
  /** True where a request follows such a link to this path. */
  opens(path: string, request: WireRequest): boolean;
}

/** Port: `VerificationLinks`; by default Laravel's signed URLs, which a Laravel beside makes and opens alike. */
export const VERIFICATION_LINKS = Symbol('VERIFICATION_LINKS');

@Injectable()
export class SignedVerificationLinks implements VerificationLinks {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly urls: SignedUrls,
  ) {}

  make(path: string, seconds: number): string {
    const expires = new Date(this.clock.now().getTime() + seconds * 1000);
    return this.urls.signUrl(this.settings.appUrl + path, { expires });
  }

  opens(_path: string, request: WireRequest): boolean {
    return this.urls.hasValidSignature(request);
  }
}

/** The link that proves somebody's address, for the mail to it; for a registration, too. */
@Injectable()
export class VerificationUrls {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(VERIFICATION_LINKS) private readonly links: VerificationLinks,
  ) {}

  of({ id, email }: Pick<WireUser, 'id' | 'email'>): string {
    const path = verificationPath(String(id), digestOf(email));
    return this.links.make(path, this.settings.verificationMinutes * 60);
  }

  opens(path: string, request: WireRequest): boolean {
    return this.links.opens(path, request);
  }
}

export const verificationPath = (id: string, hash: string): string => `/email/verify/${id}/${hash}`;

/** Names the address in a link without showing it, as Laravel does; what protects the link is its signature. */
export const digestOf = (email: string): string => createHash('sha1').update(email).digest('hex');

import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { AdminSite } from '../../config/admin-site';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { relyingPartyId } from './relying-party-id';

/** WebAuthn's relying party: the site of a passkey, by its configured address and never by a Host header. */
@Injectable()
export class RelyingParty {
  readonly name = 'Yard';

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl' | 'appKey'>,
    private readonly adminSite: AdminSite,
  ) {}

  of(request: FastifyRequest): { id: string; origin: string } {
    const { appUrl } = this.environment;
    const url = this.adminSite.serves(request) ? this.adminSite.url : appUrl;
    return { id: relyingPartyId(url, appUrl), origin: new URL(url).origin };
  }

  /** Devices store these 32 bytes as the person's id; they tell nothing of the account's own. */
  userHandle(userId: number): Uint8Array<ArrayBuffer> {
    const digest = createHmac('sha256', this.environment.appKey).update(`passkey-user:${userId}`).digest();
    return new Uint8Array(digest);
  }
}

import type { RateLimiter, Session } from '@laravel-wire/nest';
import { networkOf, RATE_LIMITER, Sessions, TooManyRequests, ValidationFailed } from '@laravel-wire/nest';
import { RecentPasswords } from '@laravel-wire/nest/fortify';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyCredential, PasskeyLoginInput } from '@yard/contracts/passkey';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { FastifyRequest } from 'fastify';
import { User } from '../../users/user.entity';
import { Passkey } from './passkey.entity';
import { type Ceremony, PasskeyChallenges } from './passkey-challenges';
import { PasskeysService } from './passkeys.service';
import { RelyingParty } from './relying-party';
import { verified } from './verified';

/** Fortify's `passkeys` limiter: of one passkey, from one network; each try costs a signature's check. */
const TRIES_PER_MINUTE = 10;
/** Per network of guests, the same as registrations: each challenge is stored with a session. */
const CHALLENGES_PER_MINUTE = 60;

const UNKNOWN = 'Passkey not recognized. It may have been removed from your account.';

/** Signs in by passkey, in place of password and code, and confirms who is there, in place of the password. */
@Injectable()
export class PasskeyLogins {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly passkeys: PasskeysService,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
    private readonly sessions: Sessions,
    private readonly recent: RecentPasswords,
  ) {}

  /**
   * @param user  whose passkeys alone may answer; any account's for a login
   * @throws TooManyRequests for the 61st challenge in a minute for guests of one network
   */
  async options(request: FastifyRequest, session: Session, user: User | null) {
    if (!user) await this.limit(`passkey-options:${networkOf(request.ip)}`, CHALLENGES_PER_MINUTE);
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: this.relyingParty.of(request).id,
      userVerification: 'required',
      allowCredentials: user ? (await this.passkeys.of(user)).map(described) : undefined,
    });
    this.challenges.store(session, user ? 'confirmation' : 'login', options.challenge);
    return { options };
  }

  /**
   * @throws ValidationFailed on `credential`; also for a suspended account
   * @throws TooManyRequests for the eleventh try in a minute
   */
  async login(request: FastifyRequest, session: Session, input: PasskeyLoginInput): Promise<void> {
    const user = await this.check(request, session, 'login', input.credential);
    await this.sessions.signIn(request, user, { remember: input.remember ?? false });
    if (await this.passkeys.isThere(input.credential.id)) return;
    // Removed while the login was on its way: what ended the account's sessions may have come before this one.
    await this.sessions.dismiss(request);
    throw ValidationFailed.field('credential', UNKNOWN);
  }

  /** @throws ValidationFailed on `credential`; also for somebody else's passkey */
  async confirm(
    request: FastifyRequest,
    session: Session,
    actor: User,
    credential: PasskeyCredential,
  ): Promise<void> {
    await this.check(request, session, 'confirmation', credential, actor);
    this.recent.stamp(session);
  }

  private async limit(key: string, perMinute: number): Promise<void> {
    const { hits, secondsLeft } = await this.limiter.hit(key, 60);
    if (hits > perMinute) throw new TooManyRequests(secondsLeft);
  }

  private async check(
    request: FastifyRequest,
    session: Session,
    ceremony: Ceremony,
    credential: PasskeyCredential,
    actor?: User,
  ): Promise<User> {
    await this.limit(`passkey:${networkOf(request.ip)}:${credential.id}`, TRIES_PER_MINUTE);
    const expectedChallenge = this.challenges.take(session, ceremony);
    return this.unitOfWork.run(async (tx) => {
      const { passkey, user } = await owned(tx, credential.id);
      if (actor && actor.id !== user.id) throw ValidationFailed.field('credential', UNKNOWN);
      const site = this.relyingParty.of(request);
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { authenticationInfo } = await verified(
        verifyAuthenticationResponse({
          response: { ...credential, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          credential: {
            id: passkey.credential_id,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: passkey.sign_count,
          },
        }),
      );
      if (user.suspended_at) throw ValidationFailed.field('credential', 'This account is suspended.');
      await tx.update(passkey, { sign_count: authenticationInfo.newCounter, last_used_at: tx.now });
      return user;
    });
  }
}

async function owned(tx: Transaction, credentialId: string): Promise<{ passkey: Passkey; user: User }> {
  const passkey = await tx.lock(Passkey, { credential_id: credentialId });
  const user = passkey && (await tx.manager.findOneBy(User, { id: passkey.user_id }));
  // The database may take one case of letters for the other; the device does not.
  if (!user || passkey.credential_id !== credentialId) throw ValidationFailed.field('credential', UNKNOWN);
  return { passkey, user };
}

const described = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  transports: transports ? transports.split(',') : undefined,
});

import { NotFound, type Session, ValidationFailed } from '@laravel-wire/nest';
import { mustBeSameLogin } from '@laravel-wire/nest/fortify';
import { Injectable } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEYS_MAX, type PasskeyInput } from '@yard/contracts/passkey';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { OtherLogins } from '../../users/other-logins';
import { lockedAccount, type User } from '../../users/user.entity';
import { AccountAudit } from '../account-audit';
import { AccountMails } from '../account-mails';
import { Passkey } from './passkey.entity';
import { PasskeyChallenges } from './passkey-challenges';
import { RelyingParty } from './relying-party';
import { verified } from './verified';

/** Longest id that the table takes. */
const CREDENTIAL_ID_MAX = 255;

/** A person's own passkeys: added with the device at hand, removed by name. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
    private readonly others: OtherLogins,
  ) {}

  of({ id }: { id: number }): Promise<Passkey[]> {
    return this.dataSource.manager.find(Passkey, { where: { user_id: id }, order: { id: 'ASC' } });
  }

  isThere(credential_id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Passkey, { credential_id });
  }

  /** @throws NotFound for one that is not the person's own */
  async mustOwn({ id: user_id }: { id: number }, id: number): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(Passkey, { id, user_id })))
      throw NotFound.record('Passkey', id);
  }

  /** The options of `navigator.credentials.create`, in JSON: a device that has a key of the account makes no other. */
  async options(request: FastifyRequest, session: Session, user: User) {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const { id } = this.relyingParty.of(request);
    const options = await generateRegistrationOptions({
      rpName: this.relyingParty.name,
      rpID: id,
      userID: this.relyingParty.userHandle(user.id),
      userName: user.email,
      userDisplayName: user.name,
      excludeCredentials: (await this.of(user)).map(({ credential_id }) => ({ id: credential_id })),
      // The key alone says who signs in, and stands for the password: it has to be found and unlocked.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    this.challenges.store(session, 'registration', options.challenge);
    return { options };
  }

  /** @throws ValidationFailed on `credential` for an answer that the device did not give to the last options */
  async add(request: FastifyRequest, session: Session, actor: User, input: PasskeyInput): Promise<Passkey> {
    const expectedChallenge = this.challenges.take(session, 'registration');
    const site = this.relyingParty.of(request);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        response: { ...input.credential, clientExtensionResults: {} } as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
      }),
    );
    const { credential } = registrationInfo;
    if (credential.id.length > CREDENTIAL_ID_MAX) {
      throw ValidationFailed.field('credential', 'Use another device for your passkey.');
    }
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, actor.id);
      mustBeSameLogin(user, actor);
      const own = await tx.manager.countBy(Passkey, { user_id: user.id });
      if (own >= PASSKEYS_MAX) {
        throw ValidationFailed.field('credential', `Remove one of your ${PASSKEYS_MAX} passkeys first.`);
      }
      if (await tx.lock(Passkey, { credential_id: credential.id })) {
        throw ValidationFailed.field('credential', 'You already added this passkey.');
      }
      const passkey = await tx.insert(Passkey, {
        user_id: user.id,
        name: input.name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        sign_count: credential.counter,
        transports: credential.transports?.join(',') || null,
        last_used_at: null,
      });
      await this.mails.passkeyAdded(tx, user, passkey.name);
      await this.audit.save(tx, user, 'add_passkey', { name: passkey.name });
      return passkey;
    });
  }

  /**
   * All other logins end, as with a changed password, including those that used it.
   *
   * @throws NotFound for one that is not the person's own
   */
  remove(request: FastifyRequest, actor: User, id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const user = await lockedAccount(tx, actor.id);
      mustBeSameLogin(user, actor);
      const passkey = await tx.lock(Passkey, { id, user_id: user.id });
      if (!passkey) throw NotFound.record('Passkey', id);
      // Gone, and not set aside: its device may be added again.
      await tx.manager.delete(Passkey, { id });
      await this.others.end(tx, user, request, 'A passkey was removed.');
      await this.mails.passkeyRemoved(tx, user, passkey.name);
      await this.audit.save(tx, user, 'remove_passkey', { name: passkey.name });
    });
  }
}

import { randomBytes } from 'node:crypto';
import { Forbidden, Unauthenticated } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '@kit/server/base/clock/clock';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { NAME } from '@kit/federation-registry/remote-store';
import { isSigned, publicKeyOf, signedText } from '@kit/federation-registry/team-signature';
import { idOf, RemoteTeam, type TeamKey } from './remote-team.entity';

/** A group that it makes is `NAME/WORD`, in 64 characters. */
const TEAM = /^[a-z][a-z0-9-]{0,31}$/;
const TOKEN = /^Bearer (yard_[\w-]{43})$/;

/** Teams that publish over HTTP: docs/decisions/0046. */
@Injectable()
export class RemoteTeams {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectRepository(RemoteTeam) private readonly teams: Repository<RemoteTeam>,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a team, or gives one that is there another token, key and list; the token before is void.
   *
   * @param mail  where it is notified that one of its versions was rolled back
   * @returns its token, which cannot be shown again
   * @throws PlainFailure for a name that is none, no remotes, or no public Ed25519 key
   */
  async register(name: string, remotes: string[], key: string, mail: string | null = null): Promise<string> {
    const odd = TEAM.test(name) ? remotes.find((one) => !NAME.test(one)) : name;
    if (odd !== undefined) throw new PlainFailure(`${odd} is no name: small letters, digits and hyphens`);
    if (remotes.length === 0) throw new PlainFailure('a team needs remotes');
    const token = `yard_${randomBytes(32).toString('base64url')}`;
    const keys = { public_key: publicKeyOf(key), signing_keys: null };
    const values = { remotes, mail, token_hash: hashOfSecret(token), ...keys };
    await this.unitOfWork.run(async (tx) => {
      const known = await tx.lock(RemoteTeam, { name });
      const team = known ?? (await tx.insert(RemoteTeam, { name, ...values }));
      if (known) await tx.update(known, values);
      await this.note(tx, team, known ? 'update' : 'create', { remotes });
    });
    return token;
  }

  /** @throws PlainFailure where there is none of this name */
  async remove(name: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const team = await lockedTeam(tx, name);
      await tx.manager.delete(RemoteTeam, { id: team.id });
      await this.note(tx, team, 'delete');
    });
  }

  all(): Promise<RemoteTeam[]> {
    return this.teams.find({ order: { name: 'ASC' } });
  }

  /**
   * @param authorization  the request's header
   * @returns the team whose token it bears and whose remote this is
   * @throws Unauthenticated for no token, or one that is nobody's; Forbidden for another team's remote
   */
  async bearerOf(authorization: string | undefined, remote: string): Promise<RemoteTeam> {
    const [, token] = TOKEN.exec(authorization ?? '') ?? [];
    // Hashes are compared, so the time that takes tells nothing of the token.
    const team = token && (await this.teams.findOneBy({ token_hash: hashOfSecret(token) }));
    if (!team) throw new Unauthenticated();
    team.mustOwn(remote);
    return team;
  }

  /**
   * @returns the id of the key that the team signed these bytes with, for this remote
   * @throws Forbidden where it did not, or with a key that has expired
   */
  mustBeSigned(team: RemoteTeam, remote: string, digest: string, signature: unknown): string {
    const text = signedText(remote, digest);
    const key = team.allKeys().find(({ pem }) => isSigned(pem, text, String(signature)));
    if (!key) throw new Forbidden(`X-Remote-Signature is no signature of ${team.name} over this archive.`);
    const id = idOf(key);
    if (key.until !== null && Date.parse(key.until) <= this.clock.now().getTime())
      throw new Forbidden(`The key ${id} of ${team.name} expired on ${key.until}. Sign with another one.`);
    team.signer = id;
    return id;
  }

  /**
   * @param until  the first instant at which the key is good no more; null: it stays
   * @throws PlainFailure for no team, or no public Ed25519 key
   */
  addKey(name: string, key: string, until: string | null): Promise<TeamKey[]> {
    const added = { pem: publicKeyOf(key), until };
    const others = (keys: TeamKey[]) => keys.filter(({ pem }) => pem !== added.pem);
    return this.changeKeys(name, 'add_key', idOf(added), (keys) => [...others(keys), added]);
  }

  /** @throws PlainFailure for no team, no key of this id, or its last one */
  removeKey(name: string, id: string): Promise<TeamKey[]> {
    return this.changeKeys(name, 'remove_key', id, (keys) => {
      const kept = keys.filter((one) => idOf(one) !== id);
      if (kept.length === keys.length) throw new PlainFailure(`${name} has no key ${id}`);
      if (kept.length === 0)
        throw new PlainFailure(`${id} is the last key of ${name}: add another one first`);
      return kept;
    });
  }

  private changeKeys(
    name: string,
    action: string,
    key: string,
    change: (keys: TeamKey[]) => TeamKey[],
  ): Promise<TeamKey[]> {
    return this.unitOfWork.run(async (tx) => {
      const team = await lockedTeam(tx, name);
      const signing_keys = change(team.allKeys());
      await tx.update(team, { signing_keys });
      await this.note(tx, team, action, { key });
      return signing_keys;
    });
  }

  private note(tx: Transaction, { id, name }: RemoteTeam, action: string, data: object = {}): Promise<void> {
    const entry = { actor: null, action, record_type: 'remote_team', record_id: id };
    return this.audit.save(tx, { ...entry, data: { name, ...data } });
  }
}

async function lockedTeam(tx: Transaction, name: string): Promise<RemoteTeam> {
  const team = await tx.lock(RemoteTeam, { name });
  if (!team) throw new PlainFailure(`there is no team ${name}`);
  return team;
}

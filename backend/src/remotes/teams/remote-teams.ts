import { randomBytes } from 'node:crypto';
import { Forbidden, Unauthenticated } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { NAME } from '@kit/federation-registry/remote-store';
import { isSigned, publicKeyOf, signedText } from '@kit/federation-registry/team-signature';
import { RemoteTeam } from './remote-team.entity';

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
    const values = { remotes, mail, token_hash: hashOfSecret(token), public_key: publicKeyOf(key) };
    await this.unitOfWork.run(async (tx) => {
      const known = await tx.lock(RemoteTeam, { name });
      const team = known ?? (await tx.insert(RemoteTeam, { name, ...values }));
      if (known) await tx.update(known, values);
      await this.audit.save(tx, {
        actor: null,
        action: known ? 'update' : 'create',
        record_type: 'remote_team',
        record_id: team.id,
        data: { name, remotes },
      });
    });
    return token;
  }

  /** @throws PlainFailure where there is none of this name */
  async remove(name: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const team = await tx.lock(RemoteTeam, { name });
      if (!team) throw new PlainFailure(`there is no team ${name}`);
      await tx.manager.delete(RemoteTeam, { id: team.id });
      await this.audit.save(tx, {
        actor: null,
        action: 'delete',
        record_type: 'remote_team',
        record_id: team.id,
        data: { name },
      });
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

  /** @throws Forbidden where the team did not sign these bytes for this remote */
  mustBeSigned(team: RemoteTeam, remote: string, digest: string, signature: unknown): void {
    const text = signedText(remote, digest);
    if (typeof signature === 'string' && isSigned(team.public_key, text, signature)) return;
    throw new Forbidden(`X-Remote-Signature is no signature of ${team.name} over this archive.`);
  }
}

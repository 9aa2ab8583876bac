import { Forbidden, type Session } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { TriedVersion } from '@yard/contracts/watching';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { lockedAccount } from '../../users/user.entity';
import { BUILT, PublishedVersions } from '../published-versions';
import { reportRejected } from '../report-rejected';
import { type NamedPreview, previewIn } from './preview-cookie';
import { PreviewOwner } from './preview-owner';
import { RemoteClaims } from '../remote-claims';
import { RemotePreview } from './remote-preview.entity';

const LASTS_MS = 8 * 60 * 60_000;
const TICKET_MS = 60_000;

/** Versions that an admin has alone: docs/decisions/0046. */
@Injectable()
export class RemotePreviews {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectRepository(RemotePreview) private readonly previews: Repository<RemotePreview>,
    private readonly published: PublishedVersions,
    private readonly claims: RemoteClaims,
    private readonly owner: PreviewOwner,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The preview that a request is to be given; null where its cookie is none, or means nothing any more. */
  async of(request: FastifyRequest): Promise<RemotePreview | null> {
    const named = this.namedBy(request);
    const preview = named && (await this.previews.findOneBy({ id: named.id, user_id: named.userId }));
    return preview && (await this.owner.isThere(request, preview)) ? preview : null;
  }

  /**
   * Ends what the admin tried before.
   *
   * @throws ValidationFailed for a version that is not there, or that this site cannot serve
   */
  async begin(admin: { id: number }, session: Session, tried: TriedVersion): Promise<RemotePreview> {
    const versions = await reportRejected('version', () => this.withGroup(tried));
    return this.unitOfWork.run(async (tx) => {
      await lockedAccount(tx, admin.id);
      await this.close(tx, { user_id: admin.id });
      const ends_at = new Date(tx.now.getTime() + LASTS_MS);
      const values = { versions, ends_at, ticket_hash: null, ticket_ends_at: null };
      const session_hash = hashOfSecret(session.id);
      const preview = await tx.insert(RemotePreview, { user_id: admin.id, session_hash, ...values });
      await this.writeAudit(tx, preview, 'begin');
      return preview;
    });
  }

  /** Ends what this browser has, wherever it is had. */
  async end(request: FastifyRequest): Promise<void> {
    const named = this.namedBy(request);
    if (named) await this.unitOfWork.run((tx) => this.close(tx, { id: named.id, user_id: named.userId }));
  }

  /** A ticket that soon brings the preview to the other site, once. @throws Forbidden without a preview */
  async ticketFor(request: FastifyRequest): Promise<string> {
    const preview = await this.of(request);
    if (!preview) throw new Forbidden('No version is tried.');
    const ticket = randomBytes(32).toString('base64url');
    const ticket_ends_at = new Date(this.clock.now().getTime() + TICKET_MS);
    await this.previews.update({ id: preview.id }, { ticket_hash: hashOfSecret(ticket), ticket_ends_at });
    return ticket;
  }

  /** @throws Forbidden for a ticket that is none, was used, or is too old */
  async redeem(ticket: string): Promise<RemotePreview> {
    return this.unitOfWork.run(async (tx) => {
      const preview = await tx.lock(RemotePreview, { ticket_hash: hashOfSecret(ticket) });
      const isGood = preview?.ticket_ends_at && preview.ticket_ends_at > tx.now && preview.ends_at > tx.now;
      if (!isGood) throw new Forbidden('This link was used or has expired.');
      await tx.update(preview, { ticket_hash: null, ticket_ends_at: null });
      return preview;
    });
  }

  private namedBy(request: FastifyRequest): NamedPreview | null {
    return previewIn(request.headers.cookie, this.clock.now(), this.environment.appKey);
  }

  /** Adds the newest version of each other remote that was published under the same group. */
  private async withGroup({ name, version }: TriedVersion): Promise<TriedVersion[]> {
    if (version === BUILT) {
      await this.published.mustBeThere(name, version);
      return [{ name, version }];
    }
    const { manager } = this.previews;
    const group = await this.published.groupOf({ manager }, name, version);
    const versions = group.length > 0 ? group : [{ name, version }];
    for (const one of versions) await this.published.mustBeThere(one.name, one.version);
    await this.claims.mustBeTheirs({ manager }, [], group);
    return versions.map((one) => ({ name: one.name, version: one.version }));
  }

  private async close(tx: Transaction, whose: { id?: number; user_id: number }): Promise<void> {
    const preview = await tx.lock(RemotePreview, whose);
    if (!preview) return;
    await this.writeAudit(tx, preview, 'end');
    await tx.manager.delete(RemotePreview, { id: preview.id });
  }

  private writeAudit(tx: Transaction, preview: RemotePreview, action: string): Promise<void> {
    const { id, user_id, versions, ends_at } = preview;
    return this.audit.save(tx, {
      actor: { id: user_id },
      action,
      record_type: 'remote_preview',
      record_id: id,
      data: { versions, ends_at: ends_at.toISOString() },
    });
  }
}

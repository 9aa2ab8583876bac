import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Publisher } from './publisher';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { RemoteStore } from '@kit/federation-registry/remote-store';
import { RemoteRelease } from './remote-release.entity';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';

/** So many switches can be gone back. */
const RETAINED_VERSIONS = 20;

/** What may be done to the one row that says who gets what of a remote; each is noted in the audit log. */
@Injectable()
export class ReleaseSwitches {
  constructor(
    private readonly shelf: RemoteStore,
    private readonly served: ServedRemotes,
    private readonly audit: AuditService,
  ) {}

  /** The remote's one row, locked until the end of the transaction; made where there is none. */
  async locked(tx: Transaction, name: string): Promise<RemoteRelease> {
    const locked = await tx.lock(RemoteRelease, { name });
    if (locked) return locked;
    const blank = { name, version: null, canary_version: null, canary_share: null, past: [] };
    return tx.insert(RemoteRelease, blank);
  }

  async switchTo(
    tx: Transaction,
    release: RemoteRelease,
    version: string | null,
    action: string,
    by: Publisher | null,
  ) {
    const before = release.version;
    const past = version === before ? release.past : [before, ...release.past].slice(0, RETAINED_VERSIONS);
    await this.leave(tx, release, version);
    await tx.update(release, { version, past, canary_version: null, canary_share: null });
    if (version !== null) await this.given(tx, release.name, version);
    await this.note(tx, release, action, { version, before }, by);
  }

  async tryOut(
    tx: Transaction,
    release: RemoteRelease,
    tried: string,
    share: number,
    action: string,
    by: Publisher | null,
  ) {
    // The live version goes back to a share of sessions: the others get the version before it.
    const [version, ...past] =
      release.version === tried ? await this.stillThere(release) : [release.version, ...release.past];
    if (version === undefined)
      throw new RejectedRemote(`${release.name} has no other version for the others`);
    await this.leave(tx, release, tried);
    await tx.update(release, { version, past, canary_version: tried, canary_share: share });
    await this.given(tx, release.name, tried);
    await this.note(tx, release, action, { version: tried, share: share / 10_000 }, by);
  }

  async stepBack(tx: Transaction, release: RemoteRelease, by: Publisher | null): Promise<void> {
    const [version, ...past] =
      release.canary_version === null ? await this.stillThere(release) : [release.version, ...release.past];
    if (version === undefined) throw new RejectedRemote(`${release.name} has no earlier version`);
    const before = release.canary_version ?? release.version;
    await this.leave(tx, release, version);
    await tx.update(release, { version, past, canary_version: null, canary_share: null });
    await this.note(tx, release, 'rollback', { version, before }, by);
  }

  /**
   * Ends what visitors get of a version, a trial or for all.
   *
   * @returns whose version it is; false where nobody gets it any more
   * @throws RejectedRemote where there is no earlier one
   */
  async rollBack(
    tx: Transaction,
    name: string,
    version: string,
    because: string,
  ): Promise<string | null | false> {
    const release = await this.locked(tx, name);
    if (release.version !== version && release.canary_version !== version) return false;
    await this.note(tx, release, 'take_back', { version, because }, null);
    // The live version may fail while another is tried: that trial ends with it.
    while (release.version === version || release.canary_version === version) {
      await this.stepBack(tx, release, null);
    }
    const published = await tx.lock(RemoteVersion, { name, version });
    if (published) await tx.update(published, { taken_back_at: tx.now, taken_back_because: because });
    return published?.published_by ?? null;
  }

  /** Clears the mark of a rollback: a version is released again on purpose. */
  private async given(tx: Transaction, name: string, version: string): Promise<void> {
    const again = { taken_back_at: null, taken_back_because: null };
    await tx.manager.update(RemoteVersion, { name, version }, again);
  }

  /** The past of a remote as far as it can still be served, the latest first. */
  private async stillThere({ name, past }: RemoteRelease): Promise<(string | null)[]> {
    for (const [index, version] of past.entries()) {
      const isThere = version === null ? this.served.isBuilt(name) : await this.shelf.has(name, version);
      if (isThere) return past.slice(index);
    }
    return [];
  }

  /** Pages that are open go on with what they have: from now on it counts as unused. */
  private async leave(
    tx: Transaction,
    { name, ...release }: RemoteRelease,
    next: string | null,
  ): Promise<void> {
    for (const version of new Set([release.version, release.canary_version])) {
      if (version === null || version === next) continue;
      await tx.manager.update(RemoteVersion, { name, version }, { updated_at: tx.now });
    }
  }

  note(
    tx: Transaction,
    release: RemoteRelease,
    action: string,
    data: Record<string, unknown>,
    by: Publisher | null,
  ) {
    const { id, name } = release;
    tx.afterCommit(() => this.served.forget());
    return this.audit.save(tx, {
      actor: by?.admin ?? null,
      action,
      record_type: 'remote_release',
      record_id: id,
      data: { name, ...data, ...(by?.name && { team: by.name }) },
    });
  }
}

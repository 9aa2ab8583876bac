import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Publisher } from './publisher';
import { RemoteClaims } from './remote-claims';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { RemoteStore } from '@kit/federation-registry/remote-store';
import { RemoteRelease } from './remote-release.entity';
import { RemoteVersion } from './remote-version.entity';
import { FreezeWindow } from './rollouts/freeze-window';
import { EVERYBODY, type Rollout, type Steps, waiting } from './rollouts/steps';
import { ServedRemotes } from './served-remotes';

const RETAINED_VERSIONS = 20;
const NO_TRIAL = { canary_version: null, canary_share: null, rollout: null };

/** Changes to the one row that says who gets which version of a remote; each is noted in the audit log. */
@Injectable()
export class ReleaseSwitches {
  constructor(
    private readonly shelf: RemoteStore,
    private readonly served: ServedRemotes,
    private readonly claims: RemoteClaims,
    private readonly audit: AuditService,
    readonly freeze: FreezeWindow,
  ) {}

  /** The remote's one row, locked until the end of the transaction; made where there is none. */
  async locked(tx: Transaction, name: string): Promise<RemoteRelease> {
    await this.claims.lock(tx);
    const locked = await tx.lock(RemoteRelease, { name });
    if (locked) return locked;
    return tx.insert(RemoteRelease, { ...NO_TRIAL, name, version: null, past: [] });
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
    await tx.update(release, { ...NO_TRIAL, version, past });
    if (version !== null) await this.given(tx, release.name, version);
    await this.note(tx, release, action, { version, before }, by);
  }

  async tryOut(
    tx: Transaction,
    release: RemoteRelease,
    tried: string,
    { shares: [share = EVERYBODY, ...shares], minutes }: Steps,
    action: string,
    by: Publisher | null,
  ) {
    // The live version goes back to a share of sessions: the others get the version before it.
    const [version, ...past] =
      release.version === tried ? await this.before(release) : [release.version, ...release.past];
    if (version === undefined)
      throw new RejectedRemote(`${release.name} has no other version for the others`);
    await this.leave(tx, release, tried);
    const rollout = waiting(tx.now, { shares, minutes });
    await tx.update(release, { version, past, canary_version: tried, canary_share: share, rollout });
    await this.given(tx, release.name, tried);
    await this.note(tx, release, action, { version: tried, share: share / 10_000 }, by);
  }

  /** The trial's next step. The others keep what they have, and sessions are counted on: only the share is another. */
  async rise(tx: Transaction, release: RemoteRelease, version: string, { shares, minutes }: Rollout) {
    const [share = EVERYBODY, ...later] = shares;
    if (share === EVERYBODY) return this.switchTo(tx, release, version, 'promote', null);
    await this.hold(tx, release, waiting(tx.now, { shares: later, minutes }), share);
    await this.note(tx, release, 'step', { version, share: share / EVERYBODY }, null);
  }

  /** Writes past the stamp of the row, by which sessions are counted. */
  async hold(tx: Transaction, release: RemoteRelease, rollout: Rollout | null, share = release.canary_share) {
    const changes = { rollout, canary_share: share };
    await tx.manager.update<RemoteRelease>(RemoteRelease, { id: release.id }, changes);
    Object.assign(release, changes);
  }

  /** Ends a trial, or goes back to what was live before; where there is none the remote is taken out. */
  async stepBack(
    tx: Transaction,
    release: RemoteRelease,
    by: Publisher | null,
    earlier = () => this.before(release),
  ): Promise<void> {
    const isTried = release.canary_version !== null;
    const [version = null, ...past] = isTried ? [release.version, ...release.past] : await earlier();
    const before = release.canary_version ?? release.version;
    if (version === before) throw new RejectedRemote(`${release.name} has no earlier version`);
    await this.leave(tx, release, version);
    await tx.update(release, { ...NO_TRIAL, version, past });
    await this.note(tx, release, 'rollback', { version, before }, by);
  }

  /**
   * Ends what visitors get of a version, a trial or for all.
   *
   * @param isWell  whether an earlier version worked where it was opened
   * @returns whose version it is, and whether nothing of the remote is left; false where nobody gets it any more
   */
  async rollBack(
    tx: Transaction,
    name: string,
    version: string,
    because: string,
    isWell: (version: string) => Promise<boolean>,
  ): Promise<{ team: string | null; isOut: boolean } | false> {
    const release = await this.locked(tx, name);
    if (release.version !== version && release.canary_version !== version) return false;
    await this.note(tx, release, 'take_back', { version, because }, null);
    await this.leaveVersion(tx, release, version, null, isWell);
    const published = await tx.lock(RemoteVersion, { name, version });
    if (published) await tx.update(published, { taken_back_at: tx.now, taken_back_because: because });
    const isOut = release.version === null && !this.served.isBuilt(name);
    return { team: published?.published_by ?? null, isOut };
  }

  /** Visitors get the last version before that is there, works and takes nothing from others; else none. */
  async leaveVersion(
    tx: Transaction,
    release: RemoteRelease,
    version: string,
    by: Publisher | null,
    isWell: (version: string) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<void> {
    // The live version may fail while another is tried: that trial ends with it.
    while (release.version === version || release.canary_version === version) {
      await this.stepBack(tx, release, by, () => this.wellBefore(tx, release, version, isWell));
    }
  }

  /** Clears the mark of a rollback: a version is released again on purpose. */
  private async given(tx: Transaction, name: string, version: string): Promise<void> {
    const again = { taken_back_at: null, taken_back_because: null };
    await tx.manager.update(RemoteVersion, { name, version }, again);
  }

  /** The past of a remote from each version on that can still be served, the latest first. */
  private async *tails({ name, past }: RemoteRelease): AsyncGenerator<(string | null)[], undefined> {
    for (const [index, version] of past.entries()) {
      const isThere = version === null ? this.served.isBuilt(name) : await this.shelf.has(name, version);
      if (isThere) yield past.slice(index);
    }
  }

  private async before(release: RemoteRelease): Promise<(string | null)[]> {
    return (await this.tails(release).next()).value ?? [];
  }

  private async wellBefore(
    tx: Transaction,
    release: RemoteRelease,
    left: string,
    isWell: (version: string) => Promise<boolean>,
  ): Promise<(string | null)[]> {
    const { name } = release;
    let usable: (string | null)[] | null = null;
    for await (const tail of this.tails(release)) {
      const [version = null] = tail;
      const found = version === null ? null : await tx.manager.findOneBy(RemoteVersion, { name, version });
      if (version === left || found?.taken_back_at) continue;
      if (!(await this.claims.isFree(tx, name, version))) continue;
      if (version === null || (await isWell(version))) return tail;
      usable ??= tail;
    }
    return usable ?? [];
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
      data: { name, ...data, ...(by?.name && { team: by.name }), ...(by?.signer && { key: by.signer }) },
    });
  }
}

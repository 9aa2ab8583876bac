import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { isDeepStrictEqual } from 'node:util';
import { IsNull, Not, Repository } from 'typeorm';
import { RollbackNotices } from '../failing/rollback-notices';
import { SessionCounts } from '../failing/session-counts';
import { BUILT, PublishedVersions } from '../published-versions';
import type { Publisher } from '../publisher';
import { ReleaseSwitches } from '../release-switches';
import { RemoteClaims } from '../remote-claims';
import { RemoteRelease } from '../remote-release.entity';
import { type Rollout, waiting, worseThan } from './steps';

const EVERY_MS = 15_000;

interface InSteps {
  release: RemoteRelease;
  version: string;
  rollout: Rollout;
}

/** Raises the shares of trials in steps, and stops those that fail more often than the version before them. */
@Injectable()
export class Rollouts {
  constructor(
    @InjectRepository(RemoteRelease) private readonly releases: Repository<RemoteRelease>,
    private readonly unitOfWork: UnitOfWork,
    private readonly switches: ReleaseSwitches,
    private readonly published: PublishedVersions,
    private readonly claims: RemoteClaims,
    private readonly counts: SessionCounts,
    private readonly notices: RollbackNotices,
    private readonly clock: Clock,
  ) {}

  /** Several processes may: each acts under the lock of all releases, on what it saw or not at all. */
  @Periodic('remote rollouts', EVERY_MS)
  async round(): Promise<void> {
    for (const release of await this.releases.find({ where: { rollout: Not(IsNull()) } })) {
      const seen = inSteps(release);
      if (seen?.rollout.next_at) await logFailure(this, release.name, this.look(seen));
    }
  }

  /** The share stays as it is. @throws Conflict where none rises */
  async stop(name: string, by: Publisher): Promise<RemoteRelease[]> {
    const isRising = ({ rollout }: InSteps) => rollout.next_at !== null;
    const stopped = await this.hold(name, isRising, 'was stopped by an admin', by);
    if (stopped.length === 0) throw new Conflict(`${name} has no rollout that goes on.`);
    return stopped;
  }

  /** Its next step waits again, and its sessions are counted anew. @throws Conflict where none was stopped */
  async resume(name: string, by: Publisher): Promise<RemoteRelease[]> {
    const isStopped = ({ rollout }: InSteps) => rollout.next_at === null;
    const resumed = await this.eachOf(name, isStopped, async (tx, { release, version, rollout }) => {
      await tx.update(release, { rollout: waiting(tx.now, rollout) });
      await this.switches.note(tx, release, 'continue', { version }, by);
    });
    if (resumed.length === 0) throw new Conflict(`${name} has no rollout that was stopped.`);
    return resumed;
  }

  private async look(seen: InSteps): Promise<void> {
    const isAsSeen = (now: InSteps) => isDeepStrictEqual(now, seen);
    const because = (await this.failureOf(seen)) ?? (await this.rise(seen, isAsSeen));
    if (because !== null) await this.hold(seen.release.name, isAsSeen, because, null);
  }

  private async failureOf({ release, version }: InSteps): Promise<string | null> {
    const since = release.updated_at.getTime();
    const seen = (one: string) => this.counts.of({ name: release.name, version: one, since });
    return worseThan(await seen(release.version ?? BUILT), await seen(version));
  }

  /** @returns why it may not go further; null where its share rose, or where that is not due yet */
  private async rise(seen: InSteps, isAsSeen: (now: InSteps) => boolean): Promise<string | null> {
    const { name } = seen.release;
    const isDue = Date.parse(String(seen.rollout.next_at)) <= this.clock.now().getTime();
    if (!isDue || this.switches.freeze.until()) return null;
    try {
      await this.published.mustBeThere(name, seen.version);
      await this.unitOfWork.run(async (tx) => {
        const group = await this.groupOf(tx, name, isAsSeen);
        for (const one of group) await this.switches.rise(tx, one.release, one.version, one.rollout);
        await this.claims.mustBeTheirs(tx, namesOf(group));
      });
      return null;
    } catch (error) {
      if (error instanceof RejectedRemote) return `does not fit: ${error.message}`;
      throw error;
    }
  }

  private hold(name: string, isMeant: (now: InSteps) => boolean, because: string, by: Publisher | null) {
    return this.eachOf(name, isMeant, async (tx, { release, version, rollout }) => {
      await this.switches.hold(tx, release, { ...rollout, next_at: null, stopped_because: because });
      await this.switches.note(tx, release, 'stop', { version, because }, by);
      if (by === null) await this.notices.stopped(tx, { name: release.name, version, because });
    });
  }

  /** @returns all that it acted on */
  private eachOf(
    name: string,
    isMeant: (now: InSteps) => boolean,
    act: (tx: Transaction, one: InSteps) => Promise<void>,
  ): Promise<RemoteRelease[]> {
    return this.unitOfWork.run(async (tx) => {
      const group = await this.groupOf(tx, name, isMeant);
      for (const one of group) await act(tx, one);
      return group.map(({ release }) => release);
    });
  }

  /** The remote, locked, with those that are tried in its group; none where it is not meant any more. */
  private async groupOf(
    tx: Transaction,
    name: string,
    isMeant: (now: InSteps) => boolean,
  ): Promise<InSteps[]> {
    const first = inSteps(await this.switches.locked(tx, name));
    if (!first || !isMeant(first)) return [];
    const group: InSteps[] = [];
    for (const one of await this.published.groupOf(tx, name, first.version)) {
      const tried = inSteps(await this.switches.locked(tx, one.name));
      if (tried?.version === one.version) group.push(tried);
    }
    return group;
  }
}

const namesOf = (group: InSteps[]): string[] => group.map(({ release }) => release.name);

function inSteps(release: RemoteRelease): InSteps | null {
  const { canary_version: version, rollout } = release;
  return version !== null && rollout ? { release, version, rollout } : null;
}

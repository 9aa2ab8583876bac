import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { SiteContract } from './contract/site-contract';
import { mustHaveFitFiles } from '@kit/federation-registry/fit-files';
import { readBundle, RejectedRemote, type RemoteBundle } from '@kit/federation-registry/remote-bundle';
import { NAME, RemoteStore } from '@kit/federation-registry/remote-store';
import { mustBeWhole, mustDeclareNeeds } from '@kit/federation-registry/whole-build';
import type { Publisher } from './publisher';
import { BUILT, PublishedVersions } from './published-versions';
import { ReleaseSwitches } from './release-switches';
import { RemoteClaims } from './remote-claims';
import type { RemoteRelease } from './remote-release.entity';
import { RemoteVersion, type VersionOrigin } from './remote-version.entity';
import type { Steps } from './rollouts/steps';

export interface Publication {
  version: string;
  files: number;
  bytes: number;
  release: RemoteRelease;
}

export interface Wanted {
  /** Remotes that are published under one word are switched together. */
  group?: string | null;
  /** Who gets it first, and then; 0: admins' previews only; null: everybody. */
  share?: number | Steps | null;
  /** The live or tried version that the publisher read before: a version, `built`, or null for any. */
  expects?: string | null;
  /** Null: whoever has the installation's command line. */
  by?: Publisher | null;
  origin?: Omit<VersionOrigin, 'bytes'>;
}

const UNSAID = { commit: null, author: null, message: null, signed_with: null };
const NEW = { taken_back_at: null, taken_back_because: null };

/** Publishes versions of remotes and says who gets which. What is switched is what visitors get within a second. */
@Injectable()
export class RemoteReleases {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly published: PublishedVersions,
    private readonly shelf: RemoteStore,
    private readonly switches: ReleaseSwitches,
    private readonly claims: RemoteClaims,
    private readonly site: SiteContract,
  ) {}

  async publish(name: string, folder: string, wanted: Wanted = {}): Promise<Publication> {
    return this.publishBundle(name, await readBundle(folder), wanted);
  }

  /**
   * Makes a version and gives it to everybody, to a share of the visitors first, or to nobody yet.
   *
   * @throws RejectedRemote for a name that is none, or is another's, and for what this site cannot serve; Conflict
   *   where something else is live than is expected,
   *   and for all but share 0 in a freeze window
   */
  async publishBundle(
    name: string,
    bundle: RemoteBundle,
    { group = null, share = null, expects = null, by = null, origin = UNSAID }: Wanted = {},
  ): Promise<Publication> {
    if (!NAME.test(name)) throw new RejectedRemote(`${name} is no name: small letters, digits and hyphens`);
    mustHaveFitFiles(bundle);
    this.site.mustBeDescribed(bundle.read);
    mustBeWhole(bundle);
    const { version, manifest, integrity, files } = bundle;
    await this.unitOfWork.run((tx) => this.claims.mustBeTheirs(tx, [], [{ name, manifest }]));
    this.site.mustServe(manifest, bundle.read);
    mustDeclareNeeds(bundle);
    await this.shelf.save(name, bundle);
    const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
    const release = await this.unitOfWork.run(async (tx) => {
      await by?.mustStillOwn?.(tx, name);
      const locked = await this.switches.locked(tx, name);
      mustBeExpected(locked, expects);
      if (share !== 0) this.switches.freeze.mustBeOver();
      const known = await tx.lock(RemoteVersion, { name, version });
      const values = { release_group: group, published_by: by?.name ?? null, origin: { ...origin, bytes } };
      if (known) await tx.update(known, values);
      else await tx.insert(RemoteVersion, { ...NEW, name, version, manifest, integrity, ...values });
      if (share === null) await this.switches.switchTo(tx, locked, version, 'publish', by);
      else if (share === 0) await this.switches.note(tx, locked, 'publish', { version, share }, by);
      else await this.switches.tryOut(tx, locked, version, inSteps(share), 'publish', by);
      await this.claims.mustBeTheirs(tx, [name], [{ name, manifest }]);
      return locked;
    });
    return { version, files: files.size, bytes, release };
  }

  /** Gives a version to a share of the visitors, with those that were published in its group. */
  canary(name: string, version: string, share: number | Steps, by: Publisher | null = null) {
    return this.together(name, version, by, (tx, release, each) =>
      this.switches.tryOut(tx, release, each, inSteps(share), 'canary', by),
    );
  }

  /** Gives a version to everybody, with those that were published in its group. */
  promote(name: string, version: string, by: Publisher | null = null) {
    return this.together(name, version, by, (tx, release, each) =>
      this.switches.switchTo(tx, release, each, 'promote', by),
    );
  }

  /**
   * Ends a trial where there is one; else goes back to what was live before, or to the version that is named, with
   * those that were published in the group of what is given up.
   *
   * @throws RejectedRemote where there is nothing to go back to
   */
  async rollback(name: string, version?: string, by: Publisher | null = null): Promise<RemoteRelease[]> {
    if (version !== undefined) await this.published.mustBeThere(name, version);
    return this.unitOfWork.run(async (tx) => {
      await by?.mustStillOwn?.(tx, name);
      const release = await this.switches.locked(tx, name);
      if (version !== undefined) {
        const isBack = [BUILT, release.version, ...release.past].includes(version);
        if (!isBack) this.switches.freeze.mustBeOver();
        await this.switches.switchTo(tx, release, version === BUILT ? null : version, 'rollback', by);
        await this.claims.mustBeTheirs(tx, [name]);
        return [release];
      }
      const givenUp = release.canary_version ?? release.version;
      const group = givenUp === null ? [] : await this.published.groupOf(tx, name, givenUp);
      const others = group.filter((one) => one.name !== name);
      const back = [release];
      for (const other of others) {
        const locked = await this.switches.locked(tx, other.name);
        if ((locked.canary_version ?? locked.version) === other.version) back.push(locked);
      }
      mustBeOf(by, back);
      for (const one of back) await this.switches.stepBack(tx, one, by);
      await this.claims.mustBeTheirs(tx, namesOf(back));
      return back;
    });
  }

  /** Removes versions that nobody got for so many days; what can be gone back to at once stays. @returns them */
  async prune(days: number): Promise<RemoteVersion[]> {
    await this.shelf.clear();
    return this.unitOfWork.run(async (tx) => {
      const before = tx.now.getTime() - days * 86_400_000;
      const old: RemoteVersion[] = [];
      for (const one of await tx.manager.find(RemoteVersion)) {
        const release = await this.switches.locked(tx, one.name);
        const needed = [release.version, release.canary_version, release.past[0]];
        if (needed.includes(one.version) || one.updated_at.getTime() > before) continue;
        await tx.manager.delete(RemoteVersion, { id: one.id });
        await this.switches.note(tx, release, 'prune', { version: one.version }, null);
        tx.afterCommit(() => this.shelf.remove(one.name, one.version));
        old.push(one);
      }
      return old;
    });
  }

  private async together(
    name: string,
    version: string,
    by: Publisher | null,
    move: (tx: Transaction, release: RemoteRelease, version: string) => Promise<void>,
  ): Promise<RemoteRelease[]> {
    await this.published.mustBeThere(name, version);
    return this.unitOfWork.run(async (tx) => {
      await by?.mustStillOwn?.(tx, name);
      this.switches.freeze.mustBeOver();
      const moved: RemoteRelease[] = [];
      const group = await this.published.groupOf(tx, name, version);
      mustBeOf(by, group);
      for (const one of group) {
        const release = await this.switches.locked(tx, one.name);
        await move(tx, release, one.version);
        moved.push(release);
      }
      await this.claims.mustBeTheirs(tx, namesOf(moved));
      return moved;
    });
  }
}

/** A version that somebody published meanwhile must not be undone unseen. */
function mustBeExpected({ name, version }: RemoteRelease, expected: string | null): void {
  const live = version ?? BUILT;
  if (expected === null || expected === live) return;
  throw new Conflict(`${name} has ${live} live, and not ${expected}: someone else published.`);
}

const inSteps = (share: number | Steps): Steps =>
  typeof share === 'number' ? { shares: [share], minutes: 0 } : share;

const namesOf = (releases: RemoteRelease[]) => releases.map(({ name }) => name);

/** A group that somebody else made may hold remotes that are not the team's. */
function mustBeOf(by: Publisher | null, moved: { name: string }[]): void {
  const foreign = by?.remotes && moved.find(({ name }) => !by.remotes?.includes(name));
  if (foreign) throw new RejectedRemote(`${foreign.name} would move along, and is no remote of ${by.name}`);
}

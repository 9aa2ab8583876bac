import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { SiteContract } from './contract/site-contract';
import type { Publisher } from './publisher';
import { jsonBelow, readBundle, type RemoteBundle, UnfitRemote } from './remote-bundle';
import { ReleaseSwitches } from './release-switches';
import type { RemoteRelease } from './remote-release.entity';
import { NAME, RemoteShelf } from './remote-shelf';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';

/** What the installation was built with, where a version is named. */
export const BUILT = 'built';

export interface Publication {
  version: string;
  files: number;
  bytes: number;
  /** Who gets what now. */
  release: RemoteRelease;
}

export interface Wanted {
  /** Remotes that are published under one word are switched together. */
  group?: string | null;
  /** Who tries it first, in hundredths of a percent; null: everybody gets it. */
  share?: number | null;
  /** Null: whoever has the installation's command line. */
  by?: Publisher | null;
}

/** Publishes versions of remotes and says who gets which. What is switched is what visitors get within a second. */
@Injectable()
export class RemoteReleases {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectRepository(RemoteVersion) private readonly versions: Repository<RemoteVersion>,
    private readonly shelf: RemoteShelf,
    private readonly served: ServedRemotes,
    private readonly switches: ReleaseSwitches,
    private readonly site: SiteContract,
  ) {}

  /** Publishes what a build left in a folder. */
  async publish(name: string, folder: string, wanted: Wanted = {}): Promise<Publication> {
    return this.publishBundle(name, await readBundle(folder), wanted);
  }

  /**
   * Makes a version and gives it to everybody, or to a share of the visitors first.
   *
   * @throws UnfitRemote for a name that is none, or is another's, and for what this site cannot serve
   */
  async publishBundle(
    name: string,
    bundle: RemoteBundle,
    { group = null, share = null, by = null }: Wanted = {},
  ): Promise<Publication> {
    if (!NAME.test(name)) throw new UnfitRemote(`${name} is no name: small letters, digits and hyphens`);
    await this.mustBeFree(bundle.manifest.name, name);
    this.site.mustServe(bundle.manifest, bundle.read);
    await this.shelf.keep(name, bundle);
    const { version, manifest, integrity, files } = bundle;
    const release = await this.unitOfWork.run(async (tx) => {
      const held = await this.switches.held(tx, name);
      const known = await tx.lock(RemoteVersion, { name, version });
      const values = { release_group: group, published_by: by?.name ?? null };
      if (known) await tx.update(known, values);
      else await tx.insert(RemoteVersion, { name, version, manifest, integrity, ...values });
      if (share === null) await this.switches.switchTo(tx, held, version, 'publish', by);
      else await this.switches.tryOut(tx, held, version, share, 'publish', by);
      return held;
    });
    const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
    return { version, files: files.size, bytes, release };
  }

  /** Gives a version to a share of the visitors, with those that were published in its group. */
  canary(name: string, version: string, share: number, by: Publisher | null = null) {
    return this.together(name, version, by, (tx, release, each) =>
      this.switches.tryOut(tx, release, each, share, 'canary', by),
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
   * @throws UnfitRemote where there is nothing to go back to
   */
  async rollback(name: string, version?: string, by: Publisher | null = null): Promise<RemoteRelease[]> {
    if (version !== undefined) await this.mustBeThere(name, version);
    return this.unitOfWork.run(async (tx) => {
      const release = await this.switches.held(tx, name);
      if (version !== undefined) {
        await this.switches.switchTo(tx, release, version === BUILT ? null : version, 'rollback', by);
        return [release];
      }
      const givenUp = release.canary_version ?? release.version;
      const group = givenUp === null ? [] : await this.groupOf(tx, name, givenUp);
      const others = group.filter((one) => one.name !== name);
      const back = [release];
      for (const other of others) {
        const held = await this.switches.held(tx, other.name);
        if ((held.canary_version ?? held.version) === other.version) back.push(held);
      }
      mustBeOf(by, back);
      for (const one of back) await this.switches.stepBack(tx, one, by);
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
        const release = await this.switches.held(tx, one.name);
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
    await this.mustBeThere(name, version);
    return this.unitOfWork.run(async (tx) => {
      const moved: RemoteRelease[] = [];
      const group = await this.groupOf(tx, name, version);
      mustBeOf(by, group);
      for (const one of group) {
        const release = await this.switches.held(tx, one.name);
        await move(tx, release, one.version);
        moved.push(release);
      }
      return moved;
    });
  }

  /** The version and, by name, the newest of each other remote in its group. */
  private async groupOf(tx: Transaction, name: string, version: string): Promise<RemoteVersion[]> {
    const one = await tx.manager.findOneBy(RemoteVersion, { name, version });
    if (!one?.release_group) return one ? [one] : [];
    const all = await tx.manager.find(RemoteVersion, {
      where: { release_group: one.release_group },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const newest = new Map(all.map((each) => [each.name, each]));
    newest.set(name, one);
    return [...newest.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The site may have changed since a version was published. */
  private async mustBeThere(name: string, version: string): Promise<void> {
    if (version === BUILT && this.served.isBuilt(name)) return;
    const found = await this.versions.findOneBy({ name, version });
    if (!found)
      throw new UnfitRemote(`${name} has no version ${version}; \`remote:list\` says which there are`);
    const folder = await this.shelf.folderOf(name, version);
    if (folder === null) {
      throw new UnfitRemote(`the files of ${name} ${version} are gone; publish it again`);
    }
    this.site.mustServe(found.manifest, jsonBelow(folder));
  }

  /** Two remotes of one name would be one to a page. */
  private async mustBeFree(code: string, name: string): Promise<void> {
    const taken = (await this.served.all()).find(
      ({ folder, manifest }) => manifest.name === code && folder !== name,
    );
    if (taken) throw new UnfitRemote(`${taken.folder} is called ${code} already`);
  }
}

/** A group that somebody else made may hold remotes that are not the team's. */
function mustBeOf(by: Publisher | null, moved: { name: string }[]): void {
  const foreign = by?.remotes && moved.find(({ name }) => !by.remotes?.includes(name));
  if (foreign) throw new UnfitRemote(`${foreign.name} would move along, and is no remote of ${by.name}`);
}

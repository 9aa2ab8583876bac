import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { findBuiltRemotes } from '@kit/federation-registry/built-remotes';
import { StoredBuilds } from './builds/stored-builds';
import { asBuilt, byName, type Offer } from '@kit/federation-registry/offers';
import { RemoteStore } from '@kit/federation-registry/remote-store';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { isInShare } from '@kit/federation-registry/share';
import { RemoteRelease } from './remote-release.entity';
import { RemoteVersion } from './remote-version.entity';
import { WORKSPACE } from './workspace';

/** A switch is effective everywhere within a second: half of it is for the answer's way. */
const KEEP_MS = 500;
/** Longest wait of a request for the newest versions; then it gets the last known ones. */
const WAIT_MS = 500;

/** Remotes for a visitor: published versions, else those that the installation was built with. */
@Injectable()
export class ServedRemotes implements OnApplicationBootstrap {
  private readonly logger = new Logger('Remotes');
  private readonly logged = new Set<string>();
  private built: { at: number; remotes: ServedRemote[] } | null = null;
  private offers: Offer[] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;
  /** Number of the reading whose result counts. */
  private turn = 0;

  constructor(
    @InjectRepository(RemoteRelease) private readonly releases: Repository<RemoteRelease>,
    @InjectRepository(RemoteVersion) private readonly published: Repository<RemoteVersion>,
    private readonly shelf: RemoteStore,
    private readonly builds: StoredBuilds,
  ) {}

  /** The first to ask is not given an empty list while versions are fetched. */
  onApplicationBootstrap(): Promise<void> {
    return this.read(this.turn);
  }

  /** Each remote and who gets what of it; read anew where that was half a second ago. */
  offered(): Promise<Offer[]> {
    return this.current();
  }

  /** The next request gets the version that was switched here. Other processes learn it within half a second. */
  forget(): void {
    this.turn += 1;
    this.reading = null;
    this.readAt = Number.NEGATIVE_INFINITY;
  }

  /** True while some visitors get other versions than others. */
  async isTrying(): Promise<boolean> {
    return (await this.current()).some(({ canary }) => canary !== null);
  }

  /**
   * @param visitor  null: somebody who is not distinguished gets what is live
   * @param failing  versions that fail where this visitor is: what the others get, or got before, is given instead
   */
  async listFor(visitor: string | null, failing: readonly string[] = []): Promise<ServedRemote[]> {
    const given = (await this.current()).map(async (offer) => {
      const { live, canary } = offer;
      const tries = canary !== null && visitor !== null && isInShare(visitor, canary.draw) < canary.share;
      const there = (tries ? [canary, live] : [live]).filter((one) => one !== null);
      const works = there.find(({ version }) => !failing.includes(version));
      return works ?? (there[0] && (await this.earlier(offer, failing))) ?? there.slice(0, 1);
    });
    return (await Promise.all(given)).flat();
  }

  /** An earlier live version, for a visitor for whom all present ones fail. */
  async earlier({ name, past }: Offer, failing: readonly string[] = []): Promise<ServedRemote | null> {
    for (const version of past) {
      const row = version === null ? null : await this.published.findOneBy({ name, version });
      const shelved = version === null ? null : await this.fromShelf(name, version, row);
      const built = this.builtRemotes().find(({ folder }) => folder === name);
      const found = version === null ? built : shelved && { ...shelved, isCounted: true };
      if (found && !failing.includes(found.version)) return found;
    }
    return null;
  }

  async all(): Promise<ServedRemote[]> {
    return (await this.current()).flatMap(({ live, canary }) => [live, canary].filter((one) => one !== null));
  }

  /** The folder with a version's files: whatever is built, or published, since open pages use what was live. */
  async pathOf(name: string, version: string): Promise<string | null> {
    const built = this.builtRemotes().find((one) => one.folder === name && one.version === version);
    if (built) return built.path;
    return (await this.shelf.folderOf(name, version)) ?? this.builds.folderOf(name, version);
  }

  isBuilt(name: string): boolean {
    return this.builtRemotes().some(({ folder }) => folder === name);
  }

  /** Looked up again each second, so that a remote built anew is served without a restart. */
  builtRemotes(): ServedRemote[] {
    const now = performance.now();
    if (!this.built || now - this.built.at > 1_000) {
      this.built = { at: now, remotes: findBuiltRemotes(WORKSPACE, (words) => this.logOnce(words)) };
    }
    return this.built.remotes;
  }

  private async current(): Promise<Offer[]> {
    if (performance.now() - this.readAt > KEEP_MS) {
      this.reading ??= this.read(this.turn);
      await Promise.race([this.reading, new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref())]);
    }
    return this.offers;
  }

  /** While the database is away what was known last is served, or what was built. */
  private async read(turn: number): Promise<void> {
    try {
      const offers = await this.readOffers();
      // The live version was switched meanwhile: the next reading has it.
      if (turn !== this.turn) return;
      this.offers = offers;
      this.readAt = performance.now();
    } finally {
      if (turn === this.turn) this.reading = null;
    }
  }

  private async readOffers(): Promise<Offer[]> {
    const built = this.builtRemotes();
    try {
      const releases = await this.releases.find();
      const named = releases.flatMap(({ name, version, canary_version }) =>
        [version, canary_version].flatMap((one) => (one === null ? [] : [{ name, version: one }])),
      );
      const versions = named.length === 0 ? [] : await this.published.find({ where: named });
      const unpublished = built.filter(({ folder }) => !releases.some(({ name }) => name === folder));
      const published = await Promise.all(releases.map((release) => this.offerOf(release, versions, built)));
      return [...unpublished.map(asBuilt), ...published].sort(byName);
    } catch (error) {
      this.logger.warn(`which remotes are live cannot be read: ${String(error)}`);
      return this.offers.length > 0 ? this.offers : built.map(asBuilt);
    }
  }

  private async offerOf(
    release: RemoteRelease,
    versions: RemoteVersion[],
    all: ServedRemote[],
  ): Promise<Offer> {
    const { name, version, canary_version, canary_share, past } = release;
    const built = all.find(({ folder }) => folder === name) ?? null;
    const found = (wanted: string | null) =>
      versions.find((one) => one.name === name && one.version === wanted);
    const shelved = async (wanted: string | null) =>
      wanted ? this.fromShelf(name, wanted, found(wanted)) : null;
    const [live, canary] = await Promise.all([version, canary_version].map(shelved));
    return {
      name,
      since: release.updated_at.getTime(),
      live: live ? { ...live, isCounted: true } : built,
      past: past.length === 0 && version !== null ? [null] : past,
      canary: canary
        ? {
            ...canary,
            isCounted: true,
            share: canary_share ?? 0,
            draw: found(canary.version)?.release_group ?? `${name}/${canary.version}`,
          }
        : null,
    };
  }

  private async fromShelf(
    name: string,
    version: string,
    found: RemoteVersion | null | undefined,
  ): Promise<ServedRemote | null> {
    const path = found ? await this.folderOf(name, version) : null;
    if (found && path !== null) {
      return { folder: name, path, version, manifest: found.manifest, integrity: found.integrity };
    }
    this.logOnce(`the files of ${name} ${version} are gone: what was built is served in its place`);
    return null;
  }

  /** Null while the shelf is out of reach, too: that costs one version and not the whole list. */
  private folderOf(name: string, version: string): Promise<string | null> {
    return this.shelf.folderOf(name, version).catch((error: unknown) => {
      this.logger.warn(`${name} ${version} cannot be fetched: ${String(error)}`);
      return null;
    });
  }

  private logOnce(words: string): void {
    if (!this.logged.has(words)) this.logger.warn(words);
    this.logged.add(words);
  }
}

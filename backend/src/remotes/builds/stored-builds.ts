import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setTimeout as after } from 'node:timers/promises';
import { Repository } from 'typeorm';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { RemoteStore } from '@kit/federation-registry/remote-store';
import { StoredBuild } from './stored-build.entity';
import { type Build, isShell, readBuild } from './read-build';

/** Stores builds apart from published versions: each process can restore its own builds. */
export abstract class BuildStore extends RemoteStore {}

/** Versions stored per shell and remote, besides all that a process started with in the last days. */
const RETAINED_MIN = 3;
const RETENTION_MS = 7 * 86_400_000;
/** A store that is away at the start is tried again. */
const RETRY_MS = 30_000;
/** A request for an unknown build waits so long for the next reading, which all such requests share. */
const READ_AFTER_MS = 100;

/**
 * Each process's build, stored where all find it: while one process is replaced after the other, a page of
 * one version asks for the rest of its code at a process of another. docs/decisions/0010.
 */
@Injectable()
export class StoredBuilds {
  private readonly logger = new Logger('Builds');
  private known: StoredBuild[] = [];
  private reading: Promise<void> | null = null;

  constructor(
    @InjectRepository(StoredBuild) private readonly builds: Repository<StoredBuild>,
    private readonly unitOfWork: UnitOfWork,
    private readonly shelf: BuildStore,
  ) {}

  /** Before anybody is sent a page. An unavailable store delays no start: the build is stored once it is back. */
  async store(builds: readonly Build[]): Promise<void> {
    try {
      for (const build of builds) await this.storeOne(build);
    } catch (error) {
      this.logger.warn(`what this process was built with is not stored for others yet: ${String(error)}`);
      setTimeout(() => void this.store(builds), RETRY_MS).unref();
    }
  }

  /** The folder with a remote as some process was built with it. */
  async folderOf(name: string, version: string): Promise<string | null> {
    return this.folderWhere((one) => one.name === name && one.version === version);
  }

  async folderWith(shell: string, path: string): Promise<string | null> {
    return this.folderWhere((one) => one.name === shell && one.paths.includes(path));
  }

  private async folderWhere(isIt: (one: StoredBuild) => boolean): Promise<string | null> {
    if (!this.known.some(isIt)) await (this.reading ??= this.read());
    const found = this.known.find(isIt);
    return found ? this.shelf.folderOf(found.name, found.content) : null;
  }

  private async read(): Promise<void> {
    await after(READ_AFTER_MS);
    this.reading = null;
    this.known = await this.builds.find({ order: { updated_at: 'DESC' } }).catch((error: unknown) => {
      throw new StoreUnavailable(error, 'Which versions there are cannot be read just now.');
    });
  }

  private async storeOne(build: Build): Promise<void> {
    const { name, version } = build;
    const known = await this.used(name, version);
    if (known && (await this.shelf.has(name, known.content))) return;
    const files = await readBuild(build);
    await this.shelf.save(name, files);
    const paths = isShell(name) ? [...files.files.keys()] : [];
    if (!known) await this.save({ name, version, content: files.version, paths });
    await this.prune(name);
  }

  /** A version that a process starts with is not old. */
  private used(name: string, version: string): Promise<StoredBuild | null> {
    return this.unitOfWork.run(async (tx) => {
      const known = await tx.lock(StoredBuild, { name, version });
      if (known) await tx.update(known, {});
      return known;
    });
  }

  private async save(values: Pick<StoredBuild, 'name' | 'version' | 'content' | 'paths'>): Promise<void> {
    try {
      await this.unitOfWork.run((tx) => tx.insert(StoredBuild, values));
    } catch (error) {
      // Another process of the same version began at the same moment.
      if (!isDuplicate(error)) throw error;
    }
  }

  private async prune(name: string): Promise<void> {
    await this.shelf.clear();
    await this.unitOfWork.run(async (tx) => {
      const all = await tx.manager.find(StoredBuild, {
        where: { name },
        order: { updated_at: 'DESC', id: 'DESC' },
      });
      const before = tx.now.getTime() - RETENTION_MS;
      for (const old of all.slice(RETAINED_MIN).filter((one) => one.updated_at.getTime() < before)) {
        await tx.manager.delete(StoredBuild, { id: old.id });
        tx.afterCommit(() => this.shelf.remove(name, old.content));
      }
    });
  }
}

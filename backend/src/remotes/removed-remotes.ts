import { Injectable } from '@nestjs/common';
import { NotFound } from '@laravel-wire/nest';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { RemoteStore } from '@kit/federation-registry/remote-store';
import type { Publisher } from './publisher';
import { ReleaseSwitches } from './release-switches';
import { RemoteRelease } from './remote-release.entity';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';

/** Takes remotes out of the site for an operator who trusts a team no longer, and versions for who published them. */
@Injectable()
export class RemovedRemotes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly switches: ReleaseSwitches,
    private readonly shelf: RemoteStore,
    private readonly served: ServedRemotes,
  ) {}

  /**
   * Removes all that was published of a remote, for pages that are open, too.
   *
   * @returns how many versions went, and whether what the installation was built with is served now
   * @throws RejectedRemote where nothing was published
   */
  async remove(name: string): Promise<{ versions: number; isBuilt: boolean }> {
    const versions = await this.unitOfWork.run(async (tx) => {
      const release = await tx.lock(RemoteRelease, { name });
      const published = await tx.lockAll(RemoteVersion, { name });
      if (!release && published.length === 0) throw new RejectedRemote(`nothing was published of ${name}`);
      const locked = release ?? (await this.switches.locked(tx, name));
      await this.switches.note(tx, locked, 'remove', { versions: published.length }, null);
      await tx.manager.delete(RemoteVersion, { name });
      await tx.manager.delete(RemoteRelease, { name });
      for (const { version } of published) tx.afterCommit(() => this.shelf.remove(name, version));
      return published.length;
    });
    return { versions, isBuilt: this.served.isBuilt(name) };
  }

  /**
   * Removes one version, for pages that are open, too. Who got it gets what was live before, or nothing of the remote.
   *
   * @throws NotFound where it was not published
   */
  withdraw(name: string, version: string, by: Publisher): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await by.mustStillOwn?.(tx, name);
      const release = await tx.lock(RemoteRelease, { name });
      const published = await tx.lock(RemoteVersion, { name, version });
      if (!release || !published) throw new NotFound();
      await this.switches.leaveVersion(tx, release, version, by);
      const past = release.past.filter((one) => one !== version);
      await tx.update(release, { past });
      await this.switches.note(tx, release, 'withdraw', { version }, by);
      await tx.manager.delete(RemoteVersion, { name, version });
      tx.afterCommit(() => this.shelf.remove(name, version));
    });
  }
}

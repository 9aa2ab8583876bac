import { Injectable } from '@nestjs/common';
import { ownPaths } from '@yard/contracts/watching';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { type Claims, takenBy } from '@kit/federation-registry/taken-names';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { RemoteRelease } from './remote-release.entity';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';

type Reading = Pick<Transaction, 'manager'>;

const routes = (paths: readonly string[]) => ({ routes: paths.map((path) => ({ path })) });
const SHELLS: Claims[] = [
  { name: 'shell-public', manifest: { name: 'shell_public', public: routes(ownPaths.public) } },
  { name: 'shell-admin', manifest: { name: 'shell_admin', admin: routes(ownPaths.admin) } },
];

/** Owners of pages and names: checked under the lock of all releases, since others are switched meanwhile. */
@Injectable()
export class RemoteClaims {
  constructor(private readonly served: ServedRemotes) {}

  /** First of a transaction that switches. */
  async lock(tx: Transaction): Promise<void> {
    await tx.lockAll(RemoteRelease, {});
  }

  /**
   * Last of it: what visitors get then must not be another's too.
   *
   * @param moved  folders of the remotes that were switched
   * @param tried  what somebody may get later
   * @throws RejectedRemote that names pages and whose they are
   */
  async mustBeTheirs(tx: Reading, moved: readonly string[], tried: Claims[] = []): Promise<void> {
    const now = await this.given(tx);
    const given = [...now.filter(({ name }) => !tried.some((one) => one.name === name)), ...tried];
    const judged = [...now.filter(({ name }) => moved.includes(name)), ...tried];
    const words = new Set(judged.flatMap((one) => takenBy(one, given)));
    if (words.size > 0) throw new RejectedRemote([...words].join('; '));
  }

  /** True if a version takes nothing from others. @param version  null: the installation's built one */
  async isFree(tx: Transaction, name: string, version: string | null): Promise<boolean> {
    const manifest = await this.manifestOf(tx, name, version);
    return manifest !== null && takenBy({ name, manifest }, await this.given(tx)).length === 0;
  }

  private async given(tx: Reading): Promise<Claims[]> {
    const releases = await tx.manager.find(RemoteRelease);
    const published = releases.flatMap(({ name, version, canary_version: tried }) =>
      (tried === null ? [version] : [version, tried]).map((one) => ({ name, version: one })),
    );
    const unpublished = this.served
      .builtRemotes()
      .filter(({ folder }) => !releases.some((one) => one.name === folder));
    const manifests = published.map(async ({ name, version }) => {
      const manifest = await this.manifestOf(tx, name, version);
      return manifest ? [{ name, manifest }] : [];
    });
    const built = unpublished.map(({ folder, manifest }) => ({ name: folder, manifest }));
    return [...SHELLS, ...built, ...(await Promise.all(manifests)).flat()];
  }

  private async manifestOf({ manager }: Reading, name: string, version: string | null) {
    const built = this.served.builtRemotes().find(({ folder }) => folder === name)?.manifest ?? null;
    if (version === null) return built;
    return (await manager.findOneBy(RemoteVersion, { name, version }))?.manifest ?? built;
  }
}

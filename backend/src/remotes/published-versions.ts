import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { SiteContract } from './contract/site-contract';
import { jsonBelow, RejectedRemote } from '@kit/federation-registry/remote-bundle';
import { RemoteStore } from '@kit/federation-registry/remote-store';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';

export const BUILT = 'built';

@Injectable()
export class PublishedVersions {
  constructor(
    @InjectRepository(RemoteVersion) private readonly versions: Repository<RemoteVersion>,
    private readonly shelf: RemoteStore,
    private readonly served: ServedRemotes,
    private readonly site: SiteContract,
  ) {}

  /**
   * The site may have changed since a version was published.
   *
   * @throws RejectedRemote for a version that is not there, or that this site cannot serve
   */
  async mustBeThere(name: string, version: string): Promise<void> {
    if (version === BUILT && this.served.isBuilt(name)) return;
    const found = await this.versions.findOneBy({ name, version });
    if (!found)
      throw new RejectedRemote(`${name} has no version ${version}; \`remote:list\` says which there are`);
    const folder = await this.shelf.folderOf(name, version);
    if (folder === null) {
      throw new RejectedRemote(`the files of ${name} ${version} are gone; publish it again`);
    }
    this.site.mustServe(found.manifest, jsonBelow(folder));
  }

  /** The version and, by name, the newest of each other remote in its group. */
  async groupOf({ manager }: { manager: EntityManager }, name: string, version: string) {
    const one = await manager.findOneBy(RemoteVersion, { name, version });
    if (!one?.release_group) return one ? [one] : [];
    const all = await manager.find(RemoteVersion, {
      where: { release_group: one.release_group },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const newest = new Map(all.map((each) => [each.name, each]));
    newest.set(name, one);
    return [...newest.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

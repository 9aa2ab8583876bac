import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { TriedVersion } from '@yard/contracts/watching';
import { Repository } from 'typeorm';
import { BUILT } from '../published-versions';
import { RemoteVersion } from '../remote-version.entity';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { ServedRemotes } from '../served-remotes';

/** The remotes for who tries versions alone. */
@Injectable()
export class PreviewedRemotes {
  constructor(
    @InjectRepository(RemoteVersion) private readonly versions: Repository<RemoteVersion>,
    private readonly served: ServedRemotes,
  ) {}

  /** These in place of what is live of them; one that is gone meanwhile is what the others get. */
  async listWith(versions: readonly TriedVersion[]): Promise<ServedRemote[]> {
    const found = await Promise.all(versions.map((one) => this.found(one)));
    const tried = found.filter((one) => one !== null);
    const isTried = ({ folder, manifest }: ServedRemote) =>
      tried.some((one) => one.folder === folder || one.manifest.name === manifest.name);
    const others = (await this.served.listFor(null)).filter((one) => !isTried(one));
    return [...others, ...tried].sort((one, other) => (one.folder < other.folder ? -1 : 1));
  }

  private async found({ name, version }: TriedVersion): Promise<ServedRemote | null> {
    if (version === BUILT) return this.served.builtRemotes().find(({ folder }) => folder === name) ?? null;
    const published = await this.versions.findOneBy({ name, version });
    const path = published && (await this.served.pathOf(name, version));
    if (!published || !path) return null;
    return { folder: name, path, version, manifest: published.manifest, integrity: published.integrity };
  }
}

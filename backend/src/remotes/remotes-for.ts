import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RemotePreviewRecord, TriedVersion } from '@yard/contracts/watching';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { RemotePreviews } from './previews/remote-previews';
import { presentPreview, type RemotePreview } from './previews/remote-preview.entity';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { BUILT } from './published-versions';
import { RemoteVersion } from './remote-version.entity';
import { ServedRemotes } from './served-remotes';
import { visitorOf } from './visitors';

export interface Given {
  remotes: readonly ServedRemote[];
  /** Set for the previewing admin alone; null for everybody else. */
  preview: RemotePreviewRecord | null;
}

@Injectable()
export class RemotesFor {
  private readonly logger = new Logger('Remotes');

  constructor(
    private readonly served: ServedRemotes,
    private readonly previews: RemotePreviews,
    @InjectRepository(RemoteVersion) private readonly versions: Repository<RemoteVersion>,
  ) {}

  /** @param failed  versions that do not work where they are; who tries one alone is to see that */
  async of(request: FastifyRequest, reply: FastifyReply, failed: readonly string[] = []): Promise<Given> {
    const preview = await this.previewOf(request);
    if (preview) {
      const remotes = await this.listWith(preview.versions);
      return { remotes, preview: presentPreview(preview) };
    }
    const visitor = (await this.served.isTrying()) ? visitorOf(request, reply) : null;
    const remotes = await this.served.listFor(visitor, failed);
    return { remotes, preview: null };
  }

  /** The folders of all remotes whose code pages may run, whatever version. */
  async foldersOf(request: FastifyRequest): Promise<string[]> {
    const [offers, preview] = await Promise.all([this.served.offered(), this.previewOf(request)]);
    const given = offers.filter(({ live, canary, past }) => live ?? canary ?? past[0]);
    const tried = preview?.versions ?? [];
    return [...new Set([...given, ...tried].map(({ name }) => name))].sort();
  }

  /** While the database is away, everybody gets what was known last. */
  private previewOf(request: FastifyRequest): Promise<RemotePreview | null> {
    return this.previews.of(request).catch((error: unknown) => {
      this.logger.warn(`whether versions are tried alone cannot be read: ${String(error)}`);
      return null;
    });
  }

  /** These in place of what is live of them; one that is gone meanwhile is what the others get. */
  private async listWith(versions: readonly TriedVersion[]): Promise<ServedRemote[]> {
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

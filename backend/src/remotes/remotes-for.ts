import { Injectable, Logger } from '@nestjs/common';
import type { RemotePreviewRecord } from '@yard/contracts/watching';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentPreview } from './previews/present-preview';
import { PreviewedRemotes } from './previews/previewed-remotes';
import { RemotePreviews } from './previews/remote-previews';
import type { RemotePreview } from './previews/remote-preview.entity';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
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
    private readonly previewed: PreviewedRemotes,
  ) {}

  /** @param failed  versions that do not work where they are; who tries one alone is to see that */
  async of(request: FastifyRequest, reply: FastifyReply, failed: readonly string[] = []): Promise<Given> {
    const preview = await this.previewOf(request);
    if (preview) {
      const remotes = await this.previewed.listWith(preview.versions);
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
}

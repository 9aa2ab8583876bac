import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { withFirstAnswer } from './rendered/first-answer';
import { RenderedPages } from './rendered/rendered-pages';
import { inTime } from './in-time';
import { forGuest } from './page-html';
import { Pages } from './pages';
import { SiteMap } from './site-map';
import { PageVisitors } from './page-visitors';

/** The remotes that a visitor gets, and how the page lists them: the body of `/remotes.json`. */
export interface GivenRemotes {
  remotes: readonly ServedRemote[];
  listing: object;
  isPreview: boolean;
}

/** Answers for the public site's pages, and for what search engines read of it. */
@Injectable()
export class PublicSite {
  private readonly logger = new Logger(PublicSite.name);
  private shell = { changed: 0, html: '' };

  constructor(
    private readonly pages: Pages,
    private readonly firstAnswers: RenderedPages,
    private readonly siteMap: SiteMap,
    private readonly whoAsks: PageVisitors,
  ) {}

  /**
   * The page at a path, whole or 304 to whoever has it.
   *
   * @param folder  where the site's page lies as it was built
   * @param given   which remotes this visitor gets
   */
  async sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    folder: string,
    given: () => Promise<GivenRemotes>,
  ): Promise<void> {
    const token = await inTime(this.whoAsks.guestsToken(request)).catch((error: unknown) => {
      this.logger.warn(`${path} without knowing who asks: ${String(error)}`);
      return null;
    });
    const [page, first] = await Promise.all([
      this.pages.answer(await this.built(join(folder, 'index.html')), {
        path,
        isNarrowed: request.url.includes('?'),
        isGuest: token !== null,
        who: () => this.whoAsks.of(request),
      }),
      token === null ? null : this.firstAnswer(request, path, given),
    ]);
    const { status } = page;
    const withAnswer = first === null || status !== 200 ? page.html : withFirstAnswer(page.html, first);
    const html = token === null ? withAnswer : forGuest(withAnswer, token);
    // The policy is hashed, too: a browser may keep the old one for a page that is not modified.
    const policy = String(reply.getHeader('content-security-policy'));
    const hash = createHash('sha256').update(policy).update(html).digest('base64url');
    const tag = `W/"${hash.slice(0, 27)}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'Cookie' }).code(status);
    if (status === 200 && request.headers['if-none-match'] === tag) void reply.code(304).send();
    else void reply.type('text/html; charset=utf-8').send(html);
  }

  private async firstAnswer(request: FastifyRequest, path: string, given: () => Promise<GivenRemotes>) {
    if (!this.firstAnswers.begin()) return null;
    const { remotes, listing, isPreview } = await given();
    // The renderer runs no version that one admin previews: the page is rendered as for anybody.
    if (isPreview) return null;
    const { url: address, ip } = request;
    return this.firstAnswers.of({ address, path, ip, remotes, listing });
  }

  /** `robots.txt` and the site maps. @returns whether the path is one of them */
  async sendMap(reply: FastifyReply, path: string): Promise<boolean> {
    if (path === '/robots.txt') {
      void reply.type('text/plain; charset=utf-8').send(this.siteMap.robots());
      return true;
    }
    const xml = await this.siteMap.file(path);
    if (xml === null) return false;
    void reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml);
    return true;
  }

  private async built(file: string): Promise<string> {
    const { mtimeMs } = await stat(file);
    if (mtimeMs === this.shell.changed) return this.shell.html;
    if (this.shell.changed !== 0) await this.firstAnswers.renew();
    this.shell = { changed: mtimeMs, html: await readFile(file, 'utf8') };
    return this.shell.html;
  }
}

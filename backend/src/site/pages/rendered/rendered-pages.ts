import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { WORKSPACE } from '../../../remotes/workspace';
import { routesIn } from '../routes-in';
import type { FirstAnswer } from './first-answer';
import type { Failure, PageData } from './messages';
import { RenderFailures } from './render-failures';
import { RenderProcess, versionsOf } from './render-process';
import { filesOf, type ServerPart, ServerParts } from './server-parts';

/** So much longer than for being drawn a page waits for what it would ask for. */
const KNOWN_MS = 700;
/** More at once go out undrawn: browsers draw them. */
const AT_ONCE = 8;
const LOGGED_MAX = 200;
/** Longer pages are drawn where they are read. */
const MOST_CHARACTERS = 400_000;
const API = /^\/api\/[\x21-\x7e]{1,2000}$/;

export interface RequestedPage {
  /** Path and query, as they were sent. */
  address: string;
  path: string;
  ip: string;
  /** The body of `/remotes.json` for this visitor. */
  listing: object;
  remotes: readonly ServedRemote[];
}

type Served = { remote: ServedRemote; part: ServerPart };

/** Data and HTML of server-rendered pages for guests: docs/decisions/0051. */
@Injectable()
export class RenderedPages implements OnModuleDestroy {
  private readonly logger = new Logger('Pages');
  private readonly logged = new Set<string>();
  private readonly strikes = new RenderFailures();
  private readonly parts = new ServerParts((words) => this.complain(words));
  private readonly desk: RenderProcess | null;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    const shell = join(WORKSPACE, 'shell-public/dist/server.cjs');
    this.desk = environment.drawPages
      ? new RenderProcess(
          shell,
          (words) => this.logger.warn(`the process that draws pages: ${words}`),
          (versions) => this.strike(versions),
        )
      : null;
  }

  onModuleDestroy(): Promise<void> | undefined {
    return this.desk?.end();
  }

  /** Begins in the background what draws pages. @returns whether it can */
  begin(): boolean {
    return this.desk?.begin() ?? false;
  }

  /** The site was built anew. */
  async renew(): Promise<void> {
    await this.desk?.renew();
  }

  /** Null where the page goes out as it was built; never rejects. */
  async of(page: RequestedPage): Promise<FirstAnswer | null> {
    const { desk } = this;
    if (!desk || !isRendered(page.path, page.remotes)) return null;
    if (!desk.begin() || desk.underWay >= AT_ONCE) return null;
    try {
      const served = await Promise.all(
        page.remotes.map(async (remote) => ({ remote, part: await this.parts.of(remote) })),
      );
      return await this.drawn(desk, page, served);
    } catch (error) {
      this.complain(`${page.path} cannot be drawn: ${String(error)}`);
      return null;
    }
  }

  private drawn(desk: RenderProcess, page: RequestedPage, served: Served[]): Promise<FirstAnswer | null> {
    const codes = served.flatMap(({ part }) => part.code ?? []);
    const order = orderOf(page, served);
    if (this.strikes.areOut(versionsOf(order), performance.now())) return Promise.resolve(null);
    const { drawWaitMs } = this.environment;
    return new Promise((resolve) => {
      let known: PageData | null = null;
      const soFar = () => known && this.answer(page, served, known, null);
      const late = () => {
        desk.giveUp(id);
        resolve(soFar());
      };
      let timer = setTimeout(late, drawWaitMs + KNOWN_MS);
      const id = desk.draw(order, codes, {
        ask: (path) => this.fetch(path, page.ip),
        known: (found) => {
          known = found;
          clearTimeout(timer);
          timer = setTimeout(late, drawWaitMs);
        },
        drawn: (message) => {
          clearTimeout(timer);
          this.report(page.path, message.failures);
          resolve(this.answer(page, served, message, message.html));
        },
        ended: () => {
          clearTimeout(timer);
          resolve(soFar());
        },
      });
    });
  }

  /** Somebody's code ends the process that all pages need: with these versions it is not begun all the time. */
  private strike(versions: string): void {
    if (!this.strikes.add(versions, performance.now())) return;
    this.complain(
      `pages with ${versions} rest for minutes: the process that draws ended over them again and again`,
    );
  }

  private answer(
    { listing }: RequestedPage,
    served: Served[],
    { queries, parts }: PageData,
    html: string | null,
  ): FirstAnswer | null {
    const files = filesOf(parts, served);
    // Without its style sheets a page would be seen unstyled.
    const shown = files === null ? null : html;
    const json = JSON.stringify({ listing, queries, parts, isDrawn: shown !== null });
    if (json.length + (shown?.length ?? 0) > MOST_CHARACTERS) return null;
    return { json, html: shown, files: files ?? [] };
  }

  /** Sends a guest's request from that IP: the same route, checks and limits, without a socket. */
  private async fetch(path: string, ip: string): Promise<{ status: number; body: unknown }> {
    if (!API.test(path)) return { status: 404, body: null };
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const headers = { accept: 'application/json', host: new URL(this.environment.appUrl).host };
    const answer = await fastify.inject({ method: 'GET', url: path, headers, remoteAddress: ip });
    return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json<unknown>() : null };
  }

  /** Errors that code throws are reported; refusals of the API and pages rendered elsewhere are not. */
  private report(path: string, failures: readonly Failure[]): void {
    for (const { words, stack, isExpected } of failures) {
      if (isExpected) continue;
      const [, remote] = /\b(mf-[a-z0-9-]+\/[0-9a-f]{12})\/server\.cjs/.exec(stack ?? '') ?? [];
      this.complain(
        `${remote ?? 'the site'} cannot be drawn at ${path.replace(/\d+/g, '…')}: ${words}`,
        stack,
      );
    }
  }

  private complain(words: string, stack?: string | null): void {
    if (this.logged.size >= LOGGED_MAX) this.logged.clear();
    if (!this.logged.has(words)) this.logger.error(words, stack ?? undefined);
    this.logged.add(words);
  }
}

/** Each remote's code for rendering, by the name that it has on the page. */
function orderOf({ address, listing }: RequestedPage, served: readonly Served[]) {
  const drawing = served.flatMap(({ remote, part }) =>
    part.code ? [[remote.manifest.name, part.code.key] as const] : [],
  );
  return { address, listing, remotes: Object.fromEntries(drawing) };
}

/** True for pages rendered here: the start page, and those that a remote's `remote.json` marks. */
function isRendered(path: string, remotes: readonly Pick<ServedRemote, 'manifest'>[]): boolean {
  if (path === '/') return true;
  return routesIn(remotes).some(({ path: pattern, access, drawn }) => {
    return drawn === true && access === 'any' && leadsTo(pattern, path);
  });
}

function leadsTo(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === segments.length &&
    parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
  );
}

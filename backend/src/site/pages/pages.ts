import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { GuestReads } from '@kit/server/store/replicas/guest-reads';
import { ServedRemotes } from '../../remotes/served-remotes';
import { DocumentPages } from './document-pages';
import { inTime } from './in-time';
import { MachinePages } from './machine-pages';
import { NewestMachines } from './newest-machines';
import { NO_FACTS, type PageFacts } from './page-facts';
import { withFacts } from './page-html';
import { routesIn } from './routes-in';

interface Page {
  status: PageFacts['status'];
  html: string;
}

interface PageRequest {
  /** Decoded, without query. */
  path: string;
  /** True if there is a query: a filtered list is no page of its own. */
  isNarrowed: boolean;
  /** False where somebody is signed in, or where that is not known. */
  isGuest: boolean;
  /** Requested only where not everybody may see the page. */
  who(): Promise<Actor | null>;
}

/** The public site's pages as they are first answered: with title, description and content where anybody may read them. */
@Injectable()
export class Pages {
  private readonly logger = new Logger(Pages.name);

  constructor(
    private readonly machines: MachinePages,
    private readonly documents: DocumentPages,
    private readonly newest: NewestMachines,
    private readonly remotes: ServedRemotes,
    private readonly guestReads: GuestReads,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param shell  the site's page as it was built */
  async answer(shell: string, request: PageRequest): Promise<Page> {
    const { path, isNarrowed } = request;
    const facts = await inTime(this.facts(request)).catch((error: unknown) => {
      // The page comes all the same, and says itself what cannot be had.
      this.logger.warn(`${path} without its facts: ${String(error)}`);
      return null;
    });
    if (facts === null) return { status: 200, html: shell };
    const shown = isNarrowed && isList(path) ? { ...facts, content: null } : facts;
    return { status: shown.status, html: withFacts(shell, shown, this.environment.appUrl) };
  }

  /** Null for a page of which there is nothing to say to everybody. */
  private async facts({ path, who, isGuest }: PageRequest): Promise<PageFacts | null> {
    const [, first, second, ...rest] = path.replace(/\/$/, '').split('/');
    if (first === undefined) return this.list('/', '', isGuest);
    if (rest.length > 0) return null;
    if (first === 'machines' && second !== undefined) return this.machine(second, who);
    const route = routesIn(await this.remotes.all()).find((one) => one.path === path && one.access === 'any');
    if (route && path === '/search') return this.list(path, route.title, isGuest);
    if (route) return { ...NO_FACTS, title: route.title, canonical: path };
    return first === 'documents' && second !== undefined ? this.documents.of(second) : null;
  }

  private machine(id: string, who: PageRequest['who']): Promise<PageFacts> {
    const isId = /^[1-9]\d{0,8}$/.test(id);
    return isId ? this.machines.of(Number(id), who) : Promise.resolve({ ...NO_FACTS, status: 404 });
  }

  private async list(canonical: string, title: string, isGuest: boolean): Promise<PageFacts> {
    const content = await this.guestReads.of(isGuest, () => this.newest.asHtml());
    return { ...NO_FACTS, title, canonical, content };
  }
}

const isList = (path: string) => path === '/' || path === '/search';

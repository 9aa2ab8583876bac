import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import { OFFERED } from '../../catalog/search/machine-visibility';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { GuestReads } from '@kit/server/store/replicas/guest-reads';
import { escaped } from '@kit/server/base/html/escaped';
import { DocumentPages } from './document-pages';
import { absolute } from './page-html';

/** Machines in one part; a search engine takes 50,000 addresses, and a query of five thousand blocks nobody. */
const IDS_A_PART = 5_000;
const PART = /^\/sitemap-machines-([1-9]\d{0,5})\.xml$/;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  address: string;
  changed?: Date;
}

@Injectable()
export class SiteMap {
  constructor(
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly documents: DocumentPages,
    private readonly guestReads: GuestReads,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  file(path: string): Promise<string | null> {
    return this.guestReads.of(true, () => this.written(path));
  }

  robots(): string {
    const own = [
      ...['/api/', '/account', '/rentals', '/my-machines', '/notifications', '/saved', '/support'],
      '/statements',
    ];
    const map = `Sitemap: ${absolute('/sitemap.xml', this.environment.appUrl)}`;
    return ['User-agent: *', ...own.map((path) => `Disallow: ${path}`), '', map, ''].join('\n');
  }

  private async written(path: string): Promise<string | null> {
    if (path === '/sitemap.xml') return this.asXml('sitemapindex', 'sitemap', await this.parts());
    if (path === '/sitemap-pages.xml') return this.asXml('urlset', 'url', await this.pages());
    const part = Number(PART.exec(path)?.[1] ?? 0);
    if (part === 0) return null;
    const machines = await this.machinesOf(part);
    return machines.length === 0 && part > 1 ? null : this.asXml('urlset', 'url', machines);
  }

  private async parts(): Promise<Entry[]> {
    const last = (await this.machines.maximum('id')) ?? 0;
    const count = Math.max(1, Math.ceil(last / IDS_A_PART));
    const parts = Array.from({ length: count }, (_, index) => `/sitemap-machines-${index + 1}.xml`);
    return ['/sitemap-pages.xml', ...parts].map((address) => ({ address }));
  }

  private async pages(): Promise<Entry[]> {
    const policies = ['/documents/deposit_policy', '/documents/cancellation_policy'];
    const documents = (await this.documents.kinds()).map((kind) => `/documents/${kind}`);
    return ['/', '/search', '/documents', ...policies, ...documents].map((address) => ({ address }));
  }

  private async machinesOf(part: number): Promise<Entry[]> {
    const found = await this.machines
      .createQueryBuilder('machine')
      .select(['machine.id', 'machine.updated_at'])
      .where('machine.id > :after AND machine.id <= :last', {
        after: (part - 1) * IDS_A_PART,
        last: part * IDS_A_PART,
      })
      .andWhere(OFFERED)
      .orderBy('machine.id', 'ASC')
      .getMany();
    return found.map(({ id, updated_at }) => ({ address: `/machines/${id}`, changed: updated_at }));
  }

  private asXml(root: string, name: string, entries: readonly Entry[]): string {
    const lines = entries.map(({ address, changed }) => {
      const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<${name}><loc>${escaped(absolute(address, this.environment.appUrl))}</loc>${when}</${name}>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${lines.join('\n')}\n</${root}>\n`;
  }
}

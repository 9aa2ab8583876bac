import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MachineRecord, ReviewRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { Repository } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import { MachineScope } from '../../catalog/machines/machines.scope';
import { MachineViews } from '../../catalog/machines/machine-views';
import { ReviewViews } from '../../rentals/reviews/review-views';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { CURRENCY } from '@kit/server/base/settings/money';
import { escaped } from '@kit/server/base/html/escaped';
import { plainText } from '@kit/server/base/html/plain-text';
import { machineData } from './machine-data';
import { described, NO_FACTS, type PageFacts } from './page-facts';
import { absolute } from './page-html';

const REVIEWS_SHOWN = 5;

@Injectable()
export class MachinePages {
  constructor(
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly scope: MachineScope,
    private readonly views: MachineViews,
    private readonly reviews: ReviewViews,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param who  who asks, where it matters: not everybody may see every machine */
  async of(id: number, who: () => Promise<Actor | null>): Promise<PageFacts> {
    const offered = await this.scope.find(id, null);
    if (offered) {
      const machine = await this.views.one(offered, null);
      return this.offered(machine, machine.reviews > 0 ? await this.reviews.newestOf(id, REVIEWS_SHOWN) : []);
    }
    const actor = await who();
    const own = actor && (await this.scope.find(id, actor));
    return own ? { ...NO_FACTS, title: own.subject } : { ...NO_FACTS, status: await this.missing(id) };
  }

  private offered(machine: MachineRecord, reviews: readonly ReviewRecord[]): PageFacts {
    const { subject, photos, illustration_url } = machine;
    const path = `/machines/${machine.id}`;
    const description = described(`${kindAndPlace(machine)}, ${prices(machine)}. ${text(machine)}`);
    const { appUrl } = this.environment;
    const picture = photos[0]?.url ?? illustration_url;
    return {
      status: 200,
      title: subject,
      description,
      canonical: path,
      // Previews of links take no SVG.
      image: photos[0]?.url ?? null,
      data: machineData(machine, reviews, {
        url: absolute(path, appUrl),
        picture: absolute(picture, appUrl),
        description,
      }),
      content: contentOf(machine, picture) + reviewsOf(machine, reviews),
    };
  }

  private async missing(id: number): Promise<404 | 410> {
    const machine = await this.machines.findOne({ where: { id }, withDeleted: true });
    return machine && (machine.published_at ?? machine.withdrawn_at) ? 410 : 404;
  }
}

const text = ({ description }: MachineRecord) => plainText(description ?? '');

function kindAndPlace({ machine_type_name, city, state }: MachineRecord): string {
  return city === null
    ? machine_type_name
    : `${machine_type_name} in ${[city, state].filter(Boolean).join(', ')}`;
}

function prices({ daily_rate, weekly_rate, monthly_rate }: MachineRecord): string {
  const rates = [
    [daily_rate, 'a day'],
    [weekly_rate, 'a week'],
    [monthly_rate, 'for 4 weeks'],
  ] as const;
  return rates
    .flatMap(([rate, span]) => (rate === null ? [] : [`${formatMoney(rate, CURRENCY)} ${span}`]))
    .join(', ');
}

function contentOf(machine: MachineRecord, picture: string): string {
  const { subject, description } = machine;
  return [
    `<h1>${escaped(subject)}</h1>`,
    `<p>${escaped(kindAndPlace(machine))}</p>`,
    `<img src="${escaped(picture)}" alt="${escaped(subject)}" width="400" height="300" />`,
    `<p>${escaped(prices(machine))}</p>`,
    description ?? '',
    '<p>Renting it needs JavaScript.</p>',
  ].join('');
}

function reviewsOf({ rating, reviews: count }: MachineRecord, reviews: readonly ReviewRecord[]): string {
  if (rating === null) return '';
  const texts = reviews.map(({ user_name, rating: stars, content }) =>
    escaped(`${user_name}, ${stars} of 5: ${content ?? ''}`),
  );
  return `<p>Rated ${rating} of 5, reviews: ${count}</p>${texts.map((one) => `<p>${one}</p>`).join('')}`;
}

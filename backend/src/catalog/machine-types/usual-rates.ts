import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Rates, UsualRates } from '@yard/contracts';
import { rateDoubts } from '@yard/contracts/rate-doubts';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/present';
import { Repository } from 'typeorm';
import { rentalRates } from '../reference/reference-data';
import { suggestedRates } from '../import/published-rates';
import { Machine } from '../machines/machine.entity';
import { median } from '../machines/median';
import { visibleTo } from '../search/machine-visibility';
import type { MachineType } from './machine-type.entity';

/** Fewer machines say nothing of a market. */
const ENOUGH = 3;
/** The newest: more of a type would hardly change their median. */
const READ_MAX = 200;
const RATES = ['daily_rate', 'weekly_rate', 'monthly_rate'] as const;
const NONE: UsualRates = { count: 0, daily_rate: null, weekly_rate: null, monthly_rate: null };

/** The usual rates of a type: medians of its offered machines, else what is published for it. */
@Injectable()
export class UsualRatesOfTypes {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  async of({ id, name }: MachineType): Promise<UsualRates> {
    const query = this.machines
      .createQueryBuilder('machine')
      .select(['machine.id', ...RATES.map((rate) => `machine.${rate}`)])
      .where({ machine_type_id: id })
      .orderBy('machine.published_at', 'DESC')
      .take(READ_MAX);
    visibleTo(query, null);
    const offered = await query.getMany();
    return offered.length < ENOUGH ? published(name) : mediansOf(offered);
  }
}

function published(name: string): UsualRates {
  const found = CURRENCY === 'usd' ? suggestedRates(rentalRates()).get(name) : undefined;
  if (!found) return NONE;
  return { count: 0, daily_rate: found.daily, weekly_rate: found.weekly, monthly_rate: found.monthly };
}

function mediansOf(offered: readonly Machine[]): UsualRates {
  const of = (rate: (typeof RATES)[number]) => {
    const stated = offered.flatMap((machine) => machine[rate] ?? []);
    return stated.length < ENOUGH ? null : wireMoney(Math.round(median(stated)));
  };
  const daily_rate = of('daily_rate');
  const weekly_rate = payable('weekly_rate', {
    daily_rate,
    weekly_rate: of('weekly_rate'),
    monthly_rate: null,
  });
  const monthly_rate = payable('monthly_rate', { daily_rate, weekly_rate, monthly_rate: of('monthly_rate') });
  return { count: offered.length, daily_rate, weekly_rate, monthly_rate };
}

/** Medians of different machines: a longer rate may come out dearer than the shorter ones, and is none then. */
function payable(rate: 'weekly_rate' | 'monthly_rate', rates: Rates): number | null {
  return rateDoubts(rates)[rate] ? null : rates[rate];
}

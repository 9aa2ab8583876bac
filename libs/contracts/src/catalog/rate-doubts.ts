import { cheapestCover, type Rates } from '../rentals/rates';
import type { Doubt } from './plausible';

/** Asks about a longer rate that nobody would pay, since shorter rates cost less; by field, empty where all is ordinary. */
export function rateDoubts(rates: Rates): { weekly_rate?: Doubt; monthly_rate?: Doubt } {
  const { daily_rate, weekly_rate, monthly_rate } = rates;
  const ofDays = priceOf(7, { daily_rate, weekly_rate: null, monthly_rate: null });
  const ofWeeks = priceOf(28, { daily_rate, weekly_rate, monthly_rate: null });
  return {
    ...(isDearer(weekly_rate, ofDays) && {
      weekly_rate: {
        question: 'Seven days at the day rate cost less, so renters never pay this rate.',
        answer: 'The week rate is right',
      },
    }),
    ...(isDearer(monthly_rate, ofWeeks) && {
      monthly_rate: {
        question: 'Four weeks at the shorter rates cost less, so renters never pay this rate.',
        answer: 'The 4-week rate is right',
      },
    }),
  };
}

const isDearer = (rate: number | null, shorter: number | null) =>
  rate !== null && shorter !== null && rate > shorter;

const priceOf = (days: number, rates: Rates) =>
  cheapestCover(days, rates)?.reduce((sum, { amount }) => sum + amount, 0) ?? null;

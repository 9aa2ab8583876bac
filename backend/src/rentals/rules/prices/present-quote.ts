import type {
  Plan,
  PlanRecord,
  PriceLine,
  QuoteRecord,
  RentalChangeQuote,
  WirePriceLine,
} from '@yard/contracts';
import { dueNow, lineLabel } from '@yard/contracts';
import { wireInstant, wireMoney } from '@kit/server/store/present';
import type { ChangeTerms } from '../terms/change-terms';
import type { RentalPrice } from './price-rental';

interface Quoted extends RentalPrice {
  deposit_policy_id: number;
  cancellation_policy_id: number;
  documents: QuoteRecord['documents'];
  plan: Plan;
}

export function presentQuote(quoted: Quoted, available: boolean): QuoteRecord {
  return {
    rental_amount: wireMoney(quoted.rental_amount),
    delivery_distance: quoted.delivery_distance,
    delivery_amount: wireMoney(quoted.delivery_amount),
    delivery_available: quoted.delivery_available,
    delivery_message: quoted.delivery_message,
    subtotal: wireMoney(quoted.subtotal),
    deposit_amount: wireMoney(quoted.deposit_amount),
    due_now: wireMoney(dueNow(quoted.plan)),
    deposit_policy_id: quoted.deposit_policy_id,
    cancellation_policy_id: quoted.cancellation_policy_id,
    documents: quoted.documents.map(({ id, kind, version }) => ({ id, kind, version })),
    available,
    lines: quoted.lines.map(presentLine),
    plan: presentPlan(quoted.plan),
  };
}

/** The amounts of a change alone, and what they charge. */
export function presentChangeQuote(terms: ChangeTerms, plan: Plan): RentalChangeQuote {
  return {
    rental_amount: wireMoney(terms.rental_amount),
    delivery_amount: wireMoney(terms.delivery_amount),
    subtotal: wireMoney(terms.subtotal),
    difference: wireMoney(terms.difference),
    lines: terms.lines.map(presentLine),
    plan: presentPlan(plan),
  };
}

export function presentLine(line: PriceLine): WirePriceLine {
  const { unit_amount, amount } = line;
  return { ...line, label: lineLabel(line), unit_amount: wireMoney(unit_amount), amount: wireMoney(amount) };
}

export function presentPlan({ now, later, held, back, becomes }: Plan): PlanRecord {
  return {
    now: now.map((one) => ({ ...one, amount: wireMoney(one.amount) })),
    later: later.map((one) => ({ ...one, amount: wireMoney(one.amount), at: wireInstant(one.at) })),
    held: wireMoney(held),
    back: back.map((one) => ({ ...one, amount: wireMoney(one.amount) })),
    becomes,
  };
}

import {
  dueNow,
  lineLabel,
  type Plan,
  type PlanRecord,
  type PriceLine,
  type QuoteRecord,
  type WirePriceLine,
} from '@yard/contracts';
import { wireInstant, wireMoney } from '@kit/server/store/wire-fields';
import type { AgreedDocument } from '../../money/seen-sum';
import type { RentalPrice } from './price-rental';

/** What a request is made of. */
interface Quoted extends RentalPrice {
  deposit_policy_id: number;
  cancellation_policy_id: number;
  documents: readonly AgreedDocument[];
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

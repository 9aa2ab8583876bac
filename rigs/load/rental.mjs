import { AGREED } from '../crash/populated.mjs';

const DAY_MS = 86_400_000;
/** Each request has days of its own, far enough ahead for no money of the rent to be due. */
const FIRST_DAY = 60;
const SPANS = 80;
const SPAN_DAYS = 3;

/** Body of the `count`-th request: the machines in order, each for days that were not requested yet. */
export function rental({ machines, address }, count) {
  const first = Date.now() + (FIRST_DAY + (Math.floor(count / machines.length) % SPANS) * SPAN_DAYS) * DAY_MS;
  const day = (at) => new Date(at).toISOString().slice(0, 10);
  return {
    machine_id: machines[count % machines.length],
    address_id: address,
    start_date: day(first),
    end_date: day(first + DAY_MS),
    delivery_enabled: false,
    stripe_payment_method_id: 'pm_card_visa',
    ...AGREED,
  };
}

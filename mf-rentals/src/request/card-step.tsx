import { type MachineRecord, zoneOf } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { PriceLines } from '@yard/ui';
import { CardFields } from '../cards/card-fields';
import { planLines } from '../words/plan-words';
import type { RequestForm } from './use-request-form';

/** The card, and what is charged to it when. */
export function CardStep({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  const { currency } = useSettings();
  const plan = request.quote.data?.plan;
  return (
    <>
      <CardFields choice={request.card} error={request.form.part('stripe_payment_method_id').error} later />
      {plan && (
        <div role="group" aria-label="What you pay" aria-live="polite">
          <p>{plan.becomes === 'pending' ? NOTHING_NOW : BOOKED}</p>
          <PriceLines lines={planLines(plan, currency, zoneOf(machine))} currency={currency} />
        </div>
      )}
    </>
  );
}

const NOTHING_NOW = 'Nothing is charged now. The owner answers first.';
const BOOKED = 'You book at once if your card is accepted.';

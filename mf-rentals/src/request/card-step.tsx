import { COLLECT_WITHIN_HOURS, type MachineRecord } from '@yard/contracts';
import { CardFields } from '../cards/card-fields';
import type { RequestForm } from './use-request-form';

/** The card that the deposit and the rental are charged to. */
export function CardStep({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  return (
    <>
      <p>
        {machine.instant_book
          ? 'With a good card the request is approved at once and the deposit is charged.'
          : `Nothing is charged now. The deposit is charged when the owner approves, the rental ${COLLECT_WITHIN_HOURS} hours before it starts.`}
      </p>
      <CardFields choice={request.card} error={request.form.errors.stripe_payment_method_id} later />
    </>
  );
}

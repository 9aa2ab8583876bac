import { COLLECT_WITHIN_HOURS, isRentDue, type MachineRecord, zoneOf } from '@yard/contracts';
import { CardFields } from '../cards/card-fields';
import type { RequestForm } from './use-request-form';

const APART = `The deposit is charged when the owner approves, the rental ${COLLECT_WITHIN_HOURS} hours before it starts.`;
const BOTH = `It starts within ${COLLECT_WITHIN_HOURS} hours, so that the deposit and the rental are charged together when the owner approves.`;

/** The card that the deposit and the rental are charged to. */
export function CardStep({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  const { start_date } = request.form.values;
  const isDue = start_date !== null && isRentDue(start_date, zoneOf(machine), new Date());
  return (
    <>
      <p>
        {machine.instant_book
          ? `With a good card the request is approved at once, and the deposit${isDue ? ' and the rental are' : ' is'} charged.`
          : `Nothing is charged now. ${isDue ? BOTH : APART}`}
      </p>
      <CardFields choice={request.card} error={request.form.part('stripe_payment_method_id').error} later />
    </>
  );
}

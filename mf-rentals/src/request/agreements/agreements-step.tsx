import { addressText, type MachineRecord, zoneOf } from '@yard/contracts';
import { type AgreementFacts, publicPlace } from '@yard/contracts/placeholders';
import { todayIn } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { ErrorState, SkeletonText } from '@yard/ui';
import { AgreementChecks } from './agreement-checks';
import { agreementTexts } from './agreement-texts';
import { OwnAddress } from './own-address';
import type { RequestForm } from '../use-request-form';

/** The four texts, the rental agreement filled in with this rental. */
export function AgreementsStep({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  const { documents, failed, retry } = request.terms.documents;
  const { currency } = useSettings();
  const facts = useFacts(machine, request);
  if (failed) return <ErrorState title="The agreements could not be loaded" onRetry={() => void retry()} />;
  const { quote, place } = request;
  const isFilling = quote.isPlaceholderData || (!facts && !quote.isError && !place.failed);
  // A text that is opened before it is filled in would stay so.
  if (!documents || isFilling) return <SkeletonText lines={8} />;
  return (
    <>
      <p>
        Read what you agree to. The rental agreement is filled in with your names, the machine, the days and
        the amounts.
      </p>
      <OwnAddress addresses={request.place.addresses ?? []} />
      <AgreementChecks
        texts={agreementTexts(documents, facts, currency)}
        field={(name) => request.form.field(name)}
      />
    </>
  );
}

function useFacts(machine: MachineRecord, { form, place, quote }: RequestForm): AgreementFacts | null {
  const { user } = useSession();
  const { start_date, end_date, address_id } = form.values;
  const address = place.addresses?.find(({ id }) => id === address_id);
  if (!user || !start_date || !end_date || !address || !quote.data) return null;
  return {
    today: todayIn(zoneOf(machine), new Date()),
    owner: { name: machine.user_name },
    renter: { name: user.name },
    owner_place: publicPlace(machine),
    machine_place: publicPlace(machine),
    renter_address: addressText(place.addresses?.find(({ own }) => own) ?? address),
    machine_subject: machine.subject,
    start_date,
    end_date,
    subtotal: quote.data.subtotal,
    deposit_amount: quote.data.deposit_amount,
  };
}

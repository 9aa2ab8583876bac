import { addressText, zoneOf, addressType, type MachineRecord, type AddressRecord } from '@yard/contracts';
import { publicPlace, type AgreementFacts } from '@yard/contracts/placeholders';
import { todayIn } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Arrived, Button, ErrorState, Row, Select, SkeletonText } from '@yard/ui';
import { AgreementChecks } from './agreement-checks';
import { agreementTexts } from './agreement-texts';
import { renterAddress } from '../place/use-place';
import type { RequestForm } from '../use-request-form';
import { useRecordCache, useServerForm, useWire } from '@yard/data';

/** The four texts, the rental agreement filled in with this rental. */
export function AgreementsStep({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  const { documents, failed, retry } = request.terms.documents;
  const { currency } = useSettings();
  const facts = useFacts(machine, request);
  if (failed) return <ErrorState title="We couldn’t load the agreements" onRetry={() => void retry()} />;
  const { quote, place } = request;
  const isFilling = quote.isPlaceholderData || (!facts && !quote.isError && !place.failed);
  // A text that is opened before it is filled in would stay so.
  if (!documents || isFilling) return <SkeletonText lines={8} />;
  return (
    <>
      <p>The rental agreement is filled in with your names, the machine, days and amounts.</p>
      <OwnAddress addresses={request.place.addresses ?? []} />
      <AgreementChecks
        texts={agreementTexts(documents, facts, currency)}
        field={(name) => request.form.field(name)}
        isKnown={request.isKnown === true}
      />
    </>
  );
}

function useFacts(machine: MachineRecord, { form, place, quote }: RequestForm): AgreementFacts | null {
  const { user } = useSession();
  const { start_date, end_date, address_id } = form.values;
  const address = renterAddress(place, address_id);
  if (!user || !start_date || !end_date || !address_id || !address || !quote.data) return null;
  return {
    today: todayIn(zoneOf(machine), new Date()),
    owner: { name: machine.user_name },
    renter: { name: user.name },
    owner_place: publicPlace(machine),
    machine_place: publicPlace(machine),
    renter_address: address,
    machine_subject: machine.subject,
    start_date,
    end_date,
    subtotal: quote.data.subtotal,
    deposit_amount: quote.data.deposit_amount,
  };
}

/** Asks once which address is the renter's own: the agreement names it. Of one alone there is nothing to ask. */
function OwnAddress({ addresses }: { addresses: readonly AddressRecord[] }) {
  const { update } = useWire().resource(addressType);
  const { answered } = useRecordCache(addressType);
  const form = useServerForm({
    rules: null,
    initial: { own_address: '' },
    submit: ({ own_address: id }) => answered(Number(id), update(Number(id), { own: true })),
  });
  const saved = addresses.find(({ own }) => own);
  // The button that was pressed is gone.
  if (saved && form.values.own_address) return <Arrived>Your address: {addressText(saved)}</Arrived>;
  if (addresses.length < 2 || saved) return null;
  const save = async () => {
    if (!(await form.submit())) form.set({ own_address: '' });
  };
  return (
    <Row gap={3} align="end" wrap>
      <Select
        {...form.field('own_address')}
        label="Your address"
        placeholder="Choose"
        hint="As it should appear on the rental agreement. We’ll save it for next time."
        options={addresses.map((address) => ({ value: String(address.id), label: addressText(address) }))}
      />
      <Button busy={form.busy} disabled={!form.values.own_address} onPress={() => void save()}>
        Save address
      </Button>
    </Row>
  );
}

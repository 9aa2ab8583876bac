import type { BillRecord, RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { PhotoThumbs } from '@yard/threads';
import { Banner, Panel, Stack, StatusBadge, Typed } from '@yard/ui';
import { billStatusWords, offererOf, waivedBill } from '../../words/bill-words';
import { paidWords } from '../../words/paid-words';
import { firstNames, type Reader } from '../../words/reader';
import { BillLines } from './bill-lines';

export function BillPanel({ request, reader }: { request: RentalRequestRecord; reader: Reader }) {
  const { bill } = request;
  if (!bill) return null;
  const waived = waivedBill(request);
  const { label, tone } = waived ? WAIVED : billStatusWords[bill.status];
  return (
    <Panel title="Bill" aside={<StatusBadge tone={tone}>{label}</StatusBadge>}>
      <Stack gap={5} shrinks>
        <BillLines bill={bill} reader={reader} isWaived={waived !== undefined} />
        <RefundedSince request={request} bill={bill} />
        <Typed>{bill.details}</Typed>
        <PhotoThumbs photos={bill.photos} label="Photos of the bill" />
        <Contested request={request} bill={bill} />
        {waived && (
          <Banner tone="info" title={paidWords(waived)}>
            {waived.waiver_reason}
          </Banner>
        )}
        <Offered request={request} bill={bill} reader={reader} />
      </Stack>
    </Panel>
  );
}

const WAIVED = { label: 'Waived', tone: 'neutral' } as const;

type PartProps = { request: RentalRequestRecord; bill: BillRecord };

/** The amount refunded since the bill was paid; its status stays paid. */
function RefundedSince({ request, bill }: PartProps) {
  const { currency } = useSettings();
  if (bill.refunded_amount === 0) return null;
  const { renter, owner } = firstNames(request);
  const money = formatMoney(bill.refunded_amount, currency);
  return (
    <Banner tone="info" title={`${money} of this bill was refunded`}>
      {renter} got it back from {owner}’s earnings.
    </Banner>
  );
}

function Contested({ request, bill }: PartProps) {
  const { renter } = firstNames(request);
  if (bill.decided_at) {
    return (
      <Banner tone="info" title={`${bill.decider_name ?? 'Yard'} decided`}>
        {bill.reason}
        {bill.contest_reason && <p>{`${renter} had contested it: ${bill.contest_reason}`}</p>}
        <PhotoThumbs photos={bill.contest_photos} label={`Photos from ${renter}`} />
      </Banner>
    );
  }
  if (!bill.contested_at) return null;
  const verb = bill.status === 'contested' ? 'contests' : 'contested';
  return (
    <Banner
      tone="warn"
      title={bill.reason ? `${renter} ${verb} the bill` : `${renter} didn’t answer in time`}
    >
      {bill.reason ?? 'Yard decides.'}
      <PhotoThumbs photos={bill.contest_photos} label={`Photos from ${renter}`} />
    </Banner>
  );
}

function Offered({ request, bill, reader }: PartProps & { reader: Reader }) {
  const { currency } = useSettings();
  const { offer } = bill;
  if (!offer) return null;
  const isOfRenter = offer.user_id === request.user_id;
  const isOwn = reader !== 'admin' && isOfRenter === (reader === 'renter');
  const money = formatMoney(offer.amount, currency);
  const by = isOwn ? 'You offered' : `${offererOf(request, offer)} offered`;
  return (
    <Banner tone="info" title={`${by} ${money} for the damage`}>
      {offer.message && <p>“{offer.message}”</p>}
      <p>{agreedWords(bill, offer.amount, currency)}</p>
    </Banner>
  );
}

function agreedWords({ lines }: BillRecord, offered: number, currency: string): string {
  const total = lines.reduce(
    (sum, { kind, claimed_amount }) => sum + (kind === 'damage' ? offered : claimed_amount),
    0,
  );
  return `If accepted, the bill is ${formatMoney(total, currency)} in total. Nothing else on it changes.`;
}

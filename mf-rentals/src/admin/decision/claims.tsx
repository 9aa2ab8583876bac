import type { RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { PhotoThumbs } from '@yard/threads';
import { Grid, Panel, Typed } from '@yard/ui';
import { BillLines } from '../../rental/bill/bill-lines';
import { isChangedSinceContest } from '../../words/contest-words';

export function Claims({ request }: { request: RentalRequestRecord }) {
  return (
    <Grid cells={260} gap={5} shrinks>
      <OwnersClaim request={request} />
      <RentersAnswer request={request} />
    </Grid>
  );
}

function OwnersClaim({ request }: { request: RentalRequestRecord }) {
  const { currency } = useSettings();
  const { bill, machine_return: back } = request;
  const owner = request.machine.user_name;
  return (
    <Panel title={`${owner} claims`}>
      {bill && <BillLines bill={bill} reader="admin" />}
      {!bill && <p>{returnClaim(request, currency)}</p>}
      <Typed above={2}>{bill ? bill.details : back?.details}</Typed>
      {bill && <PhotoThumbs photos={bill.photos} label={`Photos from ${owner}`} />}
    </Panel>
  );
}

function returnClaim({ machine_return: back }: RentalRequestRecord, currency: string): string {
  if (!back) return 'The return is not recorded.';
  const { damage_amount } = back;
  return damage_amount
    ? `${formatMoney(damage_amount, currency, { exact: true })} for damage.`
    : 'No damage.';
}

function RentersAnswer({ request }: { request: RentalRequestRecord }) {
  const { bill, machine_return: back, machine, user } = request;
  const { contested, reason, photos } = bill
    ? { contested: bill.contested_at, reason: bill.contest_reason, photos: bill.contest_photos }
    : { contested: back?.contest_reason, reason: back?.contest_reason, photos: back?.contest_photos ?? [] };
  const silent = contested ? `${user.name} did not answer in time.` : `${user.name} has said nothing of it.`;
  return (
    <Panel title={`${user.name} answers`}>
      {!bill && back && isChangedSinceContest(back) && (
        <p>{machine.user_name} has changed the return since this was written.</p>
      )}
      <Typed above={2}>{reason ?? silent}</Typed>
      <PhotoThumbs photos={photos} label={`Photos from ${user.name}`} />
    </Panel>
  );
}

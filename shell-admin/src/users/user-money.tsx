import { useQuery } from '@tanstack/react-query';
import { type UserBalance, type UserRecord, userType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { AwaitedAnswer } from '@yard/remote-kit';
import { LinkButton, Money, Panel, SpecSheet } from '@yard/ui';

export function UserMoney({ user: { id, owner } }: { user: UserRecord }) {
  const { http } = useWire();
  const answer = useQuery({
    queryKey: recordKeys.nested(userType, id, 'balance'),
    queryFn: ({ signal }) => http.get<UserBalance>(`api/users/${id}/balance`, undefined, { signal }),
  });
  const { data } = answer;
  const statements = (
    <LinkButton small kind="quiet" to={`/ledger?tab=payouts&user_id=${id}`}>
      Payouts
    </LinkButton>
  );
  return (
    <Panel title="Money" aside={owner && statements}>
      {data && <SpecSheet facts={factsOf(data, owner)} />}
      {!data && <AwaitedAnswer title="We couldn’t load the sums" answer={answer} height={120} />}
    </Panel>
  );
}

function factsOf({ currency, paid, refunded, paid_out, payable }: UserBalance, isOwner: boolean) {
  const money = (amount: number) => <Money amount={amount} currency={currency} exact />;
  const asRenter = [
    { label: 'Paid as renter', value: money(paid) },
    { label: 'Refunded', value: money(refunded) },
  ];
  if (!isOwner && paid_out === 0 && payable === 0) return asRenter;
  return [
    ...asRenter,
    { label: 'Paid out as owner', value: money(paid_out) },
    payable < 0
      ? { label: 'Owes Yard', value: money(-payable) }
      : { label: 'Waiting to be paid out', value: money(payable) },
  ];
}

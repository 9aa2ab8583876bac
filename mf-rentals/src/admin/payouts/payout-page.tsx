import { hasPayoutFailed, type PayoutRecord, payoutType, waitsForOwner } from '@yard/contracts';
import { useAction, useAlertedCall, useLiveRecords, useRecord } from '@yard/data';
import { PersonName, usePageTitle } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import {
  AwaitedRecord,
  Banner,
  Button,
  DateText,
  Grid,
  LinkButton,
  Money,
  PageHeader,
  Panel,
  PriceLines,
  SpecSheet,
  StatusBadge,
  useToast,
} from '@yard/ui';
import { Link, useParams } from 'react-router';
import { adminPayoutWords, sumOf, waitWords } from '../../payouts/payout-words';
import { firstNameOf } from '../../words/reader';
import { RetryPayout } from './retry-payout';

export default function PayoutPage() {
  useLiveRecords(payoutType);
  const answer = useRecord(payoutType, Number(useParams().id));
  if (answer.data) return <PayoutOnPage payout={answer.data} />;
  return <AwaitedRecord title="We couldn’t load the payout" answer={answer} />;
}

function RemindOwner({ payout: { id, user_name } }: { payout: PayoutRecord }) {
  const { mutateAsync, isPending } = useAction<PayoutRecord, object>(payoutType, id, 'remind');
  const call = useAlertedCall();
  const toast = useToast();
  const name = firstNameOf(user_name);
  const remind = async () => {
    if (await call(mutateAsync({}))) toast.show(`${name} was reminded`);
  };
  return (
    <ForRight right="money">
      <Button small icon="mail" busy={isPending} onPress={() => void remind()}>
        Remind {name}
      </Button>
    </ForRight>
  );
}

function PayoutOnPage({ payout }: { payout: PayoutRecord }) {
  const { id, user_name, status, failure_message } = payout;
  usePageTitle(`Payout ${id}`);
  return (
    <>
      <PageHeader
        back={{ to: '/ledger?tab=payouts', label: 'Payouts to owners' }}
        title={`Payout to ${user_name}`}
        status={<StatusBadge {...adminPayoutWords[status]} />}
        actions={
          <LinkButton kind="quiet" icon="history" to={`/activity?record_type=payout&record_id=${id}`}>
            History
          </LinkButton>
        }
      />
      {hasPayoutFailed(payout) && (
        <Banner tone="bad" title="The payout failed">
          {failure_message}
          <ForRight right="money">
            <RetryPayout payout={payout} />
          </ForRight>
        </Banner>
      )}
      <Grid cells={380} gap={5} align="start">
        {payout.lines.length > 0 && (
          <Panel title="How the sum is made">
            <PriceLines lines={sumOf(payout)} currency={payout.currency} />
          </Panel>
        )}
        <Panel title="Payout" aside={waitsForOwner(payout.waiting_for) && <RemindOwner payout={payout} />}>
          <SpecSheet facts={factsOf(payout)} />
        </Panel>
      </Grid>
    </>
  );
}

function factsOf({ user_id, user_name, rental_request_id, ...payout }: PayoutRecord) {
  return [
    { label: 'Amount', value: <Money amount={payout.amount} currency={payout.currency} exact /> },
    ...(payout.refunded_amount > 0
      ? [
          {
            label: 'Refunded after the rental',
            value: <Money amount={payout.refunded_amount} currency={payout.currency} exact />,
          },
        ]
      : []),
    ...(payout.waiting_for ? [{ label: 'Waiting for', value: <Wait {...payout} name={user_name} /> }] : []),
    { label: 'Owner', value: <PersonName id={user_id} name={user_name} /> },
    {
      label: 'Rental',
      value:
        rental_request_id === null ? (
          '–'
        ) : (
          <Link to={`/rental_requests/${rental_request_id}`}>No. {rental_request_id}</Link>
        ),
    },
    { label: 'Made', value: <DateText value={payout.created_at} /> },
    { label: 'Paid', value: <DateText value={payout.paid_at} /> },
    { label: 'Provider ID', value: payout.stripe_transfer_id ?? '–' },
  ];
}

type WaitProps = Pick<PayoutRecord, 'waiting_for' | 'waiting_since'> & { name: string };

function Wait({ waiting_for, waiting_since, name }: WaitProps) {
  return (
    <>
      {waiting_for && waitWords(firstNameOf(name))[waiting_for]}, since{' '}
      <DateText dayOnly value={waiting_since} />
    </>
  );
}

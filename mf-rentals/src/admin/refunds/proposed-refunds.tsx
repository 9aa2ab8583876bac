import { type ProposedRefundRecord, proposedRefundType } from '@yard/contracts/proposed-refund';
import { useLiveRecords, useRecords } from '@yard/data';
import { formatInstant } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { ForRight, useSession } from '@yard/session';
import { Banner, Button, ButtonGroup, LinkButton, Stack } from '@yard/ui';
import { useAnswer } from './use-answer';

/** Refunds that wait for a second admin, or an hour. @param rentalId  those of one rental; of all without it */
export function ProposedRefunds({ rentalId }: { rentalId?: number }) {
  const { data } = useRecords(
    proposedRefundType,
    rentalId === undefined ? {} : { rental_request_id: rentalId },
    { isSummary: true },
  );
  useLiveRecords(proposedRefundType);
  if (!data || data.data.length === 0) return null;
  return (
    <Stack gap={3} below={5}>
      {data.data.map((refund) => (
        <ProposedRefund key={refund.id} refund={refund} isElsewhere={rentalId === undefined} />
      ))}
    </Stack>
  );
}

function ProposedRefund({ refund, isElsewhere }: { refund: ProposedRefundRecord; isElsewhere: boolean }) {
  const { currency } = useSettings();
  const { user } = useSession();
  const { busy, answer } = useAnswer(proposedRefundType, refund);
  const money = formatMoney(refund.amount, currency, { exact: true });
  const by = refund.user_name ?? 'An admin';
  const waits = refund.goes_at
    ? `It goes back at ${formatInstant(refund.goes_at, undefined, new Date())}, unless somebody stops it.`
    : 'Another admin has to confirm it.';
  return (
    <Banner tone="warn" title={`A refund of ${money} waits`}>
      <p>
        {by} {refund.cancels ? 'wants to cancel' : 'proposes it for'} rental #{refund.rental_request_id}
        {refund.reason ? `: “${refund.reason}”` : '.'} {waits}
      </p>
      <ButtonGroup>
        <ForRight right="money">
          {user?.id !== refund.user_id && (
            <Button kind="primary" busy={busy} onPress={() => void answer('confirm')}>
              {refund.cancels ? `Cancel it, and refund ${money}` : `Refund ${money}`}
            </Button>
          )}
          <Button busy={busy} onPress={() => void answer('stop')}>
            Stop it
          </Button>
        </ForRight>
        {isElsewhere && (
          <LinkButton kind="quiet" to={`/rental_requests/${refund.rental_request_id}`}>
            Open the rental
          </LinkButton>
        )}
      </ButtonGroup>
    </Banner>
  );
}

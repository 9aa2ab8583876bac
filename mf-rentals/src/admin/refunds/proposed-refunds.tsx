import { type ProposedRefundRecord, proposedRefundType } from '@yard/contracts/proposed-refund';
import type { RefundPreviewRecord } from '@yard/contracts';
import { failureWords, useLiveRecords, useRecords, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { ForRight, useSession } from '@yard/session';
import { Banner, Button, ButtonGroup, LinkButton, Stack } from '@yard/ui';
import { takenWords } from '../../words/refund-plan';
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
    ? `It’s refunded on ${formatInstant(refund.goes_at, undefined, new Date())} unless another admin stops it.`
    : 'Another admin must confirm it.';
  return (
    <Banner tone="warn" title={`A refund of ${money} is waiting`}>
      <p>
        {by} {refund.cancels ? 'wants to cancel' : 'proposed it for'} rental #{refund.rental_request_id}
        {refund.reason ? `: “${refund.reason}”` : '.'} {waits}
      </p>
      {!refund.cancels && (
        <ForRight right="money">
          <WhoseMoney refund={refund} money={(amount) => formatMoney(amount, currency, { exact: true })} />
        </ForRight>
      )}
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

function WhoseMoney({ refund, money }: { refund: ProposedRefundRecord; money: (amount: number) => string }) {
  const { http } = useWire();
  const path = `${proposedRefundType.endpoint}/${refund.id}/preview`;
  const preview = useQuery({
    queryKey: [path, refund.updated_at],
    queryFn: () => http.post<RefundPreviewRecord>(path, {}),
    gcTime: 0,
    retry: false,
  });
  const words = preview.error
    ? [failureWords(preview.error)]
    : preview.data && takenWords(preview.data, 'the owner', money);
  return words && words.length > 0 ? <p>{words.join(' ')}</p> : null;
}

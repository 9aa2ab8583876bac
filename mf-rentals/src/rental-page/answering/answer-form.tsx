import { declineRules, paymentLabel, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Button, ButtonGroup, Form, PriceLines, Stack, TextArea, useModals, useToast } from '@yard/ui';
import { useRef } from 'react';
import { firstNames } from '../../words/reader';
import { readyApproval } from '../../words/approval-words';
import { SeenFirst } from '../seen/seen-first';
import { type SeenRental, useSeenRental } from '../seen/use-seen-rental';
import { useRentalMove } from '../use-rental-part';
import { BeforeApproving } from './before-approving';

export function AnswerForm({ request }: { request: RentalRequestRecord }) {
  const seen = useSeenRental(request);
  const { form, busyWith, approve, decline } = useAnswer(request, seen);
  const isFree = request.days_free !== false;
  const isWritten = form.values.message.trim() !== '';

  return (
    <SeenFirst seen={seen}>
      <Stack framed pad={5} gap={4} shrinks>
        {isFree && (
          <>
            <EarningsLines request={request} />
            <BeforeApproving request={request} />
          </>
        )}
        <Form of={form} onSubmit={isFree ? approve : decline} aria-label="Answer the request">
          <Stack gap={2}>
            <TextArea
              {...form.field('message')}
              label={`Message to ${firstNames(request).renter}`}
              hint="Required. We’ll send it with your answer."
              rows={2}
              maxLength={REASON_MAX}
            />
            {!isWritten && isFree && (
              <ButtonGroup>
                <Button small icon="edit" onPress={() => form.set({ message: readyApproval(request) })}>
                  Insert a reply
                </Button>
              </ButtonGroup>
            )}
          </Stack>
          <Answers isFree={isFree} busyWith={busyWith} decline={decline} />
        </Form>
      </Stack>
    </SeenFirst>
  );
}

function EarningsLines({ request }: { request: RentalRequestRecord }) {
  const { currency } = useSettings();
  const { earnings, subtotal } = request;
  if (!earnings) return null;
  return (
    <PriceLines
      currency={currency}
      lines={[
        { label: paymentLabel({ kind: 'rental' }, request), amount: subtotal },
        { label: `Our fee (${earnings.fee_percent}%)`, amount: -earnings.fee_amount },
        { label: 'You’ll earn', detail: 'Paid out after the rental', amount: earnings.amount, kind: 'total' },
      ]}
    />
  );
}

type AnswersProps = Pick<ReturnType<typeof useAnswer>, 'busyWith' | 'decline'> & { isFree: boolean };

/** Yes and no; no alone where the days are taken. */
function Answers({ isFree, busyWith, decline }: AnswersProps) {
  return (
    <ButtonGroup>
      {isFree && (
        <Button type="submit" kind="primary" icon="check" busy={busyWith === 'approve'}>
          Approve
        </Button>
      )}
      <Button busy={busyWith === 'decline'} onPress={() => void decline()}>
        Decline
      </Button>
    </ButtonGroup>
  );
}

type Answer = 'approve' | 'decline';

function useAnswer(request: RentalRequestRecord, seen: SeenRental) {
  const { act } = useRentalMove(request.id);
  const { confirm } = useModals();
  const toast = useToast();
  const answer = useRef<Answer>('approve');
  const form = useServerForm({
    rules: declineRules,
    initial: { message: '' },
    submit: ({ message }) =>
      answer.current === 'approve'
        ? // Approves the version on the screen, not a later one of the renter's.
          act('approve', { message, updated_at: request.updated_at })
        : act('decline', { message }),
    onSuccess: () => toast.show(answer.current === 'approve' ? 'Request approved' : 'Request declined'),
    draft: `rental_requests/${request.id}/answer`,
  });

  const send = (chosen: Answer) => {
    answer.current = chosen;
    return form.submit();
  };
  const decline = async () => {
    if (seen.isStale()) return seen.remind();
    const isSure =
      form.values.message.trim() === '' ||
      (await confirm({
        title: `Decline ${firstNames(request).renter}’s request?`,
        message: 'You can’t approve it later. Your message goes with your answer.',
        confirmText: 'Decline',
        danger: true,
      }));
    if (isSure && !seen.isStale()) await send('decline');
  };
  return { form, busyWith: form.busy ? answer.current : null, approve: () => send('approve'), decline };
}

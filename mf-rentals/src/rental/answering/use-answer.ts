import { declineRules, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useModals, useToast } from '@yard/ui';
import { useRef } from 'react';
import { useRentalMove } from '../use-rental-move';
import type { SeenRental } from '../seen/use-seen-rental';

type Answer = 'approve' | 'decline';

/** An owner's answer while it is written, and the two ways to give it. */
export function useAnswer(request: RentalRequestRecord, seen: SeenRental) {
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
    onSuccess: () => toast.show(answer.current === 'approve' ? 'Approved' : 'Declined'),
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
        title: `Decline the request of ${request.user.name}?`,
        message: 'It cannot be approved afterwards. Your message is sent with it.',
        confirmText: 'Decline',
        danger: true,
      }));
    if (isSure && !seen.isStale()) await send('decline');
  };
  return { form, busyWith: form.busy ? answer.current : null, approve: () => send('approve'), decline };
}

import { declineRules, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, ButtonGroup, Form, TextArea, useModals, useToast } from '@yard/ui';
import { useRef } from 'react';
import { useRentalAction } from './use-rental-action';

/** The owner's answer: a message, and yes or no. */
export function AnswerForm({ request }: { request: RentalRequestRecord }) {
  const { act } = useRentalAction(request.id);
  const { confirm } = useModals();
  const toast = useToast();
  const answer = useRef<'approve' | 'decline'>('approve');
  const form = useServerForm({
    rules: declineRules,
    initial: { message: '' },
    submit: ({ message }) =>
      answer.current === 'approve'
        ? // What was on the screen is approved, not what the renter made of it since.
          act('approve', { message, updated_at: request.updated_at })
        : act('decline', { message }),
    onSuccess: () => toast.show(answer.current === 'approve' ? 'Approved' : 'Declined'),
  });

  const send = (chosen: 'approve' | 'decline') => {
    answer.current = chosen;
    return form.submit();
  };
  const decline = async () => {
    const isSure =
      form.values.message.trim() === '' ||
      (await confirm({
        title: `Decline the request of ${request.user.name}?`,
        message: 'It cannot be approved afterwards. Your message is sent with it.',
        confirmText: 'Decline',
        danger: true,
      }));
    if (isSure) await send('decline');
  };

  return (
    <Form onSubmit={() => send('approve')} errors={form.errors} aria-label="Answer the request">
      <TextArea
        {...form.field('message')}
        label="Message to the renter"
        hint="Sent with your answer, into the thread below."
        rows={3}
        maxLength={REASON_MAX}
      />
      <ButtonGroup>
        <Button type="submit" kind="primary" icon="check" busy={form.busy && answer.current === 'approve'}>
          Approve
        </Button>
        <Button busy={form.busy && answer.current === 'decline'} onPress={() => void decline()}>
          Decline
        </Button>
      </ButtonGroup>
    </Form>
  );
}

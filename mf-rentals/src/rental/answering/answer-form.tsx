import { REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { Button, ButtonGroup, Form, TextArea } from '@yard/ui';
import { readyApproval } from '../../words/ready-text';
import { EarningsLines } from './earnings-lines';
import { SeenFirst } from '../seen/seen-first';
import { useAnswer } from './use-answer';
import { useSeenRental } from '../seen/use-seen-rental';
import styles from '../rental.module.css';

/** The owner's answer: what it brings, a message, and yes or no. */
export function AnswerForm({ request }: { request: RentalRequestRecord }) {
  const seen = useSeenRental(request);
  const { form, busyWith, approve, decline } = useAnswer(request, seen);
  const isWritten = form.values.message.trim() !== '';

  return (
    <SeenFirst seen={seen}>
      <EarningsLines request={request} />
      <Form
        onSubmit={approve}
        errors={form.errors}
        startOver={form.startOver}
        aria-label="Answer the request"
      >
        <div className={styles.message}>
          <TextArea
            {...form.field('message')}
            label="Message to the renter"
            hint="Required. Sent with your answer, into the thread below."
            rows={3}
            maxLength={REASON_MAX}
          />
          {!isWritten && (
            <Button small icon="edit" onPress={() => form.set({ message: readyApproval(request) })}>
              Use a ready text
            </Button>
          )}
        </div>
        <ButtonGroup>
          <Button type="submit" kind="primary" icon="check" busy={busyWith === 'approve'}>
            Approve
          </Button>
          <Button busy={busyWith === 'decline'} onPress={() => void decline()}>
            Decline
          </Button>
        </ButtonGroup>
      </Form>
    </SeenFirst>
  );
}

import { REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { Button, ButtonGroup, Form, TextArea } from '@yard/ui';
import { readyApproval } from '../../words/ready-text';
import { BeforeApproving } from './before-approving';
import { EarningsLines } from './earnings-lines';
import { SeenFirst } from '../seen/seen-first';
import { useAnswer } from './use-answer';
import { useSeenRental } from '../seen/use-seen-rental';
import styles from '../rental.module.css';

/** The owner's answer: what it brings, a message, and yes or no. */
export function AnswerForm({ request }: { request: RentalRequestRecord }) {
  const seen = useSeenRental(request);
  const { form, busyWith, approve, decline } = useAnswer(request, seen);
  const isFree = request.days_free !== false;
  const isWritten = form.values.message.trim() !== '';

  return (
    <SeenFirst seen={seen}>
      {isFree && (
        <>
          <EarningsLines request={request} />
          <BeforeApproving request={request} />
        </>
      )}
      <Form of={form} onSubmit={isFree ? approve : decline} aria-label="Answer the request">
        <div className={styles.message}>
          <TextArea
            {...form.field('message')}
            label="Message to the renter"
            hint="Required. Sent with your answer, into the thread below."
            rows={3}
            maxLength={REASON_MAX}
          />
          {!isWritten && isFree && (
            <Button small icon="edit" onPress={() => form.set({ message: readyApproval(request) })}>
              Insert a reply
            </Button>
          )}
        </div>
        <Answers isFree={isFree} busyWith={busyWith} decline={decline} />
      </Form>
    </SeenFirst>
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

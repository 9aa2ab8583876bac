import { MESSAGE_MAX } from '@yard/contracts';
import { type ReplyInput, replyRules, type ReviewRecord, reviewType } from '@yard/contracts/reviews';
import { useAction, useServerForm } from '@yard/data';
import { Button, ButtonGroup, Form, ReviewEntry, Submit, TextArea } from '@yard/ui';
import { type ReactNode, useState } from 'react';

export interface RentalReviewProps {
  review: ReviewRecord;
  /** The machine's: all of a rental's page uses its time zone. */
  zone: string;
  canReply: boolean;
  children: ReactNode;
}

/** One side's review; who is reviewed can answer it, and better the answer. */
export function RentalReview({ review, zone, canReply, children }: RentalReviewProps) {
  const [isReplying, setReplying] = useState(false);
  return (
    <ReviewEntry review={review} zone={zone}>
      {children}
      {canReply && !isReplying && (
        <p>
          <Button small onPress={() => setReplying(true)}>
            {review.reply === null ? 'Reply' : 'Change your reply'}
          </Button>
        </p>
      )}
      {isReplying && <ReplyForm review={review} onDone={() => setReplying(false)} />}
    </ReviewEntry>
  );
}

function ReplyForm({ review, onDone }: { review: ReviewRecord; onDone: () => void }) {
  const reply = useAction<ReviewRecord, ReplyInput>(reviewType, review.id, 'reply');
  const form = useServerForm({
    rules: replyRules,
    initial: { content: review.reply ?? '' },
    submit: reply.mutateAsync,
    done: 'Reply published',
    onSuccess: () => onDone(),
    draft: `reviews/${review.id}/reply`,
  });
  return (
    <Form of={form} aria-label="Reply">
      <TextArea
        {...form.field('content')}
        autoFocus
        label="Your reply"
        hint="Everyone can see it below the review."
        rows={3}
        maxLength={MESSAGE_MAX}
      />
      <ButtonGroup>
        <Submit of={form} label="Publish reply" />
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}

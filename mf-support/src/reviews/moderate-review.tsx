import { REASON_MAX } from '@yard/contracts';
import type { HideReviewInput, ReviewRecord } from '@yard/contracts/reviews';
import { hideReviewRules, reviewType } from '@yard/contracts/reviews';
import { useAction, useServerForm } from '@yard/data';
import { Button, Form, Sheet, Submit, TextArea, useToast } from '@yard/ui';
import { useState } from 'react';

export function HideReview({ review }: { review: ReviewRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button kind="danger" icon="eye" onPress={() => setOpen(true)}>
        Hide the review
      </Button>
      <Sheet title="Hide the review" isOpen={isOpen} onClose={() => setOpen(false)}>
        <HideForm review={review} onDone={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}

function HideForm({ review, onDone }: { review: ReviewRecord; onDone: () => void }) {
  const hide = useAction<ReviewRecord, HideReviewInput>(reviewType, review.id, 'hide');
  const form = useServerForm({
    rules: hideReviewRules,
    initial: { reason: '' },
    submit: hide.mutateAsync,
    done: 'Review hidden',
    onSuccess: () => onDone(),
    draft: `reviews/${review.id}/hide`,
  });
  return (
    <Form of={form} aria-label="Hide the review">
      <TextArea
        {...form.field('reason')}
        autoFocus
        label="Reason"
        hint={`${review.user_name} will read it. The stars don’t count while it’s hidden.`}
        rows={3}
        maxLength={REASON_MAX}
      />
      <Submit of={form} kind="danger" label="Hide the review" />
    </Form>
  );
}

export function ShowReview({ review }: { review: ReviewRecord }) {
  const show = useAction<ReviewRecord, object>(reviewType, review.id, 'show');
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => show.mutateAsync({}),
    onSuccess: () => toast.show('Review shown again'),
  });
  return (
    <div>
      <Button icon="eye" busy={form.busy} onPress={() => void form.submit()}>
        Show the review again
      </Button>
    </div>
  );
}

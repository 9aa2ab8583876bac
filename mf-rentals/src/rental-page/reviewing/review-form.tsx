import { MESSAGE_MAX, type RentalRequestRecord } from '@yard/contracts';
import { type ReviewInput, type ReviewRecord, reviewRules, reviewType } from '@yard/contracts/reviews';
import { useCreate, useServerForm } from '@yard/data';
import { Form, StarField, Submit, TextArea, useToast } from '@yard/ui';
import { firstNameOf, otherParty, type Reader } from '../../words/reader';

export interface ReviewFormProps {
  request: RentalRequestRecord;
  reader: Reader;
  /** The end of the time to write, in words. */
  until: string;
}

export function ReviewForm({ request, reader, until }: ReviewFormProps) {
  const form = useReviewForm(request.id);
  const other = firstNameOf(otherParty(request, reader));
  const isRenter = reader === 'renter';
  return (
    <Form of={form} aria-label="Write a review">
      <p>
        You can review this rental until {until}. {other} sees it after you’ve both written one, or then.
      </p>
      <StarField
        {...form.field('rating')}
        label={isRenter ? 'The machine overall' : `${other} as a renter`}
      />
      <StarField
        {...form.field('condition')}
        label={isRenter ? 'Its condition' : 'How it came back'}
        optional
      />
      <StarField {...form.field('communication')} label={`Communication with ${other}`} optional />
      <TextArea
        {...form.field('content')}
        label="In your words"
        hint={`Everyone can see it, with your ${isRenter ? 'first name and initial' : 'name'}.`}
        rows={4}
        maxLength={MESSAGE_MAX}
        optional
      />
      <Submit of={form} label="Send review" />
    </Form>
  );
}

function useReviewForm(rental_request_id: number) {
  const create = useCreate<ReviewRecord, ReviewInput>(reviewType);
  const toast = useToast();
  return useServerForm({
    rules: reviewRules,
    initial: {
      rental_request_id,
      rating: null as number | null,
      condition: null as number | null,
      communication: null as number | null,
      content: '',
    },
    // The rules have refused a form without a rating.
    submit: (values) => create.mutateAsync(values as ReviewInput),
    onSuccess: ({ published_at }) => toast.show(published_at ? 'Both reviews published' : 'Review sent'),
    draft: `rental_requests/${rental_request_id}/review`,
  });
}

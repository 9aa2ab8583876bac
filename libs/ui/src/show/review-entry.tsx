import type { ReactNode } from 'react';
import { Hint, Row, Stack, Text } from '../layouts/primitives';
import { Stars } from './stars';
import { DateText } from './values';

export type ReviewEntryProps = {
  review: {
    user_name: string;
    created_at: string;
    rating: number;
    condition: number | null;
    communication: number | null;
    content: string | null;
    reply: string | null;
    reviewed_name: string;
  };
  /** The time zone of the day it was written; the reader's without it. */
  zone?: string;
  children?: ReactNode;
};

export function ReviewEntry({ review, zone, children }: ReviewEntryProps) {
  const parts = [['Condition', review.condition] as const, ['Communication', review.communication] as const];
  const given = parts.filter(([, stars]) => stars !== null);
  return (
    <Stack as="article" gap={2} aria-label={`Review by ${review.user_name}`}>
      <Row as="p" gap={1} across={3} align="center" wrap breaks>
        <strong>{review.user_name}</strong>
        <Stars value={review.rating} />
        <Hint as="span">
          <DateText dayOnly value={review.created_at} zone={zone} />
        </Hint>
      </Row>
      {given.length > 0 && <Hint>{given.map(([label, stars]) => `${label} ${stars} of 5`).join(' · ')}</Hint>}
      {review.content && (
        <Text breaks lines>
          {review.content}
        </Text>
      )}
      {review.reply && (
        <blockquote>
          <p>
            <strong>{review.reviewed_name}</strong> replies:
          </p>
          <Text breaks lines>
            {review.reply}
          </Text>
        </blockquote>
      )}
      {children}
    </Stack>
  );
}

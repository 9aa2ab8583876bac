import { WireError } from '@laravel-wire/client';
import { failureWords } from '@yard/data';
import { AnswerFailed } from '@yard/remote-kit';
import { Banner } from '@yard/ui';

type PriceAnswer = Pick<Parameters<typeof AnswerFailed>[0]['answer'], 'error' | 'isFetching' | 'refetch'> & {
  data: unknown;
  isLoading: boolean;
  isPlaceholderData: boolean;
};

/** The server says no to what is typed; asking again would not help. */
const isRefused = (error: Error) => error instanceof WireError && [409, 422].includes(error.status ?? 0);

/**
 * True while the server has not answered for the values that are typed. An answer that is only read again in the
 * background keeps the button enabled: it would lose the press.
 */
export const isUnanswered = ({ isLoading, isPlaceholderData, data, error }: PriceAnswer): boolean =>
  isLoading || isPlaceholderData || (!data && error !== null && !isRefused(error));

export function NoPrice({ answer }: { answer: PriceAnswer }) {
  const { data, error } = answer;
  if (!error || data) return null;
  return isRefused(error) ? (
    <Banner tone="warn" title={failureWords(error)} />
  ) : (
    <AnswerFailed title="We couldn’t load the price" answer={answer} />
  );
}

import { WireError } from '@laravel-wire/client';
import { type MachineRecord, type QuoteRecord, tooShort } from '@yard/contracts';
import { refusalWords } from '@yard/data';
import { useQuote } from '../machines/use-quote';
import { lacksPlace, quoteOf, type RentalChoice } from './rental-choice';

export interface RentalPrice {
  quote: QuoteRecord | null;
  /** The quote shown is of the choice before. */
  stale: boolean;
  pending: boolean;
  /** The reason why this choice cannot be requested; null when it can. */
  obstacle: string | null;
  missing: string | null;
  retry: () => void;
}

export function useRentalPrice(machine: MachineRecord, choice: RentalChoice): RentalPrice {
  const input = quoteOf(machine.id, choice);
  const quoted = useQuote(input);
  const quote = input === null ? null : (quoted.data ?? null);
  const stale = quoted.isPlaceholderData;
  return {
    quote,
    stale,
    pending: input !== null && quoted.isFetching,
    obstacle: quoted.isError
      ? refusalOf(quoted.error)
      : stale
        ? null
        : quote && obstacleOf(machine, choice, quote),
    missing: missingIn(choice),
    retry: () => void quoted.refetch(),
  };
}

function missingIn(choice: RentalChoice): string | null {
  if (choice.from === '') return 'Choose dates to see the total.';
  return lacksPlace(choice) ? 'Enter a ZIP code to see the delivery price.' : null;
}

function obstacleOf(machine: MachineRecord, choice: RentalChoice, quote: QuoteRecord): string | null {
  const short = tooShort({ start_date: choice.from, end_date: choice.to }, machine);
  if (short) return short;
  if (!quote.available) return 'These dates are taken. The calendar shows which ones are free.';
  const wantsDelivery = choice.delivery !== '' && !lacksPlace(choice);
  return wantsDelivery && !quote.delivery_available ? quote.delivery_message : null;
}

function refusalOf(error: Error): string {
  const isWord = error instanceof WireError && error.kind === 'server';
  return isWord ? refusalWords(error) : 'We couldn’t load the price.';
}

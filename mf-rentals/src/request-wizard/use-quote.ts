import type { QuoteInput, QuoteRecord, RentalRequestRecord, UpdateQuoteInput } from '@yard/contracts';
import { rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { useRentalQuote } from '../rental-page/use-rental-part';

/** The price and charges of a request after a change; null fetches nothing. */
export function useUpdateQuote(request: RentalRequestRecord, input: UpdateQuoteInput | null) {
  const { id, updated_at, days_free, payments } = request;
  // All that the answer depends on beside the machine: others may pay, or take the days, meanwhile.
  const version = [updated_at, String(days_free), ...payments.map(({ id: of, status }) => `${of} ${status}`)];
  return useRentalQuote<QuoteRecord>(id, 'quote', input, version);
}

/** The price of these days; the previous one stays until the new one is there. Null fetches nothing. */
export function useQuote(input: QuoteInput | null) {
  const wire = useWire();
  return useQuery({
    queryKey: [rentalRequestType.endpoint, 'quote', input],
    queryFn: () => wire.http.post<QuoteRecord>(`${rentalRequestType.endpoint}/quote`, input),
    enabled: input !== null,
  });
}

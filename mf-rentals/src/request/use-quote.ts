import type { QuoteInput, QuoteRecord, RentalRequestRecord, UpdateQuoteInput } from '@yard/contracts';
import { rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

/** What a change of a request charges, and what the request is made of by it; null asks for nothing. */
export function useUpdateQuote(request: RentalRequestRecord, input: UpdateQuoteInput | null) {
  const wire = useWire();
  const { id, updated_at, days_free, payments } = request;
  // All that the answer depends on beside the machine: others may pay, or take the days, meanwhile.
  const version = [updated_at, days_free, ...payments.map((payment) => `${payment.id} ${payment.status}`)];
  return useQuery({
    queryKey: [rentalRequestType.endpoint, id, 'quote', input, version],
    queryFn: () => wire.http.post<QuoteRecord>(`${rentalRequestType.endpoint}/${id}/quote`, input),
    enabled: input !== null,
    retry: false,
  });
}

/** What these days cost; the price known before stays until the new one is there. Null asks for nothing. */
export function useQuote(input: QuoteInput | null) {
  const wire = useWire();
  return useQuery({
    queryKey: [rentalRequestType.endpoint, 'quote', input],
    queryFn: () => wire.http.post<QuoteRecord>(`${rentalRequestType.endpoint}/quote`, input),
    enabled: input !== null,
  });
}

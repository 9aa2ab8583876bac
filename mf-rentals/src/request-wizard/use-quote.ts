import type { QuoteInput, QuoteRecord, RentalRequestRecord, UpdateQuoteInput } from '@yard/contracts';
import { rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

/** The price and charges of a request after a change; null fetches nothing. */
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

/** The price of these days; the previous one stays until the new one is there. Null fetches nothing. */
export function useQuote(input: QuoteInput | null) {
  const wire = useWire();
  return useQuery({
    queryKey: [rentalRequestType.endpoint, 'quote', input],
    queryFn: () => wire.http.post<QuoteRecord>(`${rentalRequestType.endpoint}/quote`, input),
    enabled: input !== null,
  });
}

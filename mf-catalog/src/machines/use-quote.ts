import { useQuery } from '@tanstack/react-query';
import type { QuoteInput, QuoteRecord } from '@yard/contracts';
import { useWire } from '@yard/data';

/** The server's price of a rental; null fetches nothing. The last quote stays until the next is there. */
export function useQuote(input: QuoteInput | null) {
  const wire = useWire();
  return useQuery({
    queryKey: ['api/rental_requests/quote', input],
    queryFn: ({ signal }) => wire.http.post<QuoteRecord>('api/rental_requests/quote', input, { signal }),
    enabled: input !== null,
  });
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { QuoteInput, QuoteRecord } from '@yard/contracts';
import { useWire } from '@yard/data';

/** The server's price of a rental; null fetches nothing. */
export const quoteQuery = ({ http }: ReturnType<typeof useWire>, input: QuoteInput | null) =>
  queryOptions({
    queryKey: ['api/rental_requests/quote', input],
    queryFn: ({ signal }) => http.post<QuoteRecord>('api/rental_requests/quote', input, { signal }),
    enabled: input !== null,
  });

/** The last quote stays until the next is there. */
export const useQuote = (input: QuoteInput | null) => useQuery(quoteQuery(useWire(), input));

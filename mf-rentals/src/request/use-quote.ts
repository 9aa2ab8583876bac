import { type QuoteInput, type QuoteRecord, rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

/** What these days cost; the price known before stays until the new one is there. Null asks for nothing. */
export function useQuote(input: QuoteInput | null) {
  const wire = useWire();
  return useQuery({
    queryKey: [rentalRequestType.endpoint, 'quote', input],
    queryFn: () => wire.http.post<QuoteRecord>(`${rentalRequestType.endpoint}/quote`, input),
    enabled: input !== null,
  });
}

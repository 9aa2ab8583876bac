import { WireError } from '@laravel-wire/client';
import type { ErrorBag } from '@laravel-wire/core';
import {
  type AcceptBillInput,
  type AcceptBillOfferInput,
  type BillInput,
  type BillOfferInput,
  type BillQuoteInput,
  type BillQuoteRecord,
  type BillRecord,
  type ContestBillInput,
  type DecideBillInput,
  rentalRequestType,
} from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { useRentalPart } from '../use-rental-part';

/** The bill of a rental and its answers: there is one, so that it has no id in its path. */
export function useBill(requestId: number) {
  const { post } = useRentalPart<BillRecord>(requestId, 'bill');
  return {
    make: (input: BillInput) => post('', input),
    accept: (seen: AcceptBillInput) => post('/accept', seen),
    contest: (input: ContestBillInput) => post('/contest', input),
    offer: (input: BillOfferInput) => post('/offer', input),
    acceptOffer: (seen: AcceptBillOfferInput) => post('/accept_offer', seen),
    decide: (input: DecideBillInput) => post('/decide', input),
  };
}

/** The bill's preview and its errors by field; the last answer stays while the next is fetched. */
export function useBillQuote(id: number, input: BillQuoteInput) {
  const { http } = useWire();
  const quote = useQuery({
    queryKey: [rentalRequestType.endpoint, id, 'bill-quote', input],
    queryFn: () => http.post<BillQuoteRecord>(`${rentalRequestType.endpoint}/${id}/bill/quote`, input),
    placeholderData: (before) => before,
    retry: false,
  });
  const refused: ErrorBag = (quote.error instanceof WireError ? quote.error.errors : null) ?? {};
  return { ...quote, refused };
}

import { WireError } from '@laravel-wire/client';
import type { ErrorBag } from '@laravel-wire/core';
import {
  type AcceptBillOfferInput,
  type AcceptInput,
  type BillInput,
  type BillOfferInput,
  type BillQuoteInput,
  type BillQuoteRecord,
  type BillRecord,
  type ContestBillInput,
  type DecideBillInput,
  rentalRequestType,
} from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

const CONFLICT = 409;

/** The bill of a rental and its answers: there is one, so that it has no id in its path. */
export function useBill(requestId: number) {
  const { http } = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const path = pathOf(requestId);
  const send = async (address: string, input: object) => {
    try {
      const bill = await http.post<BillRecord>(address, input);
      refresh();
      return bill;
    } catch (error) {
      if (error instanceof WireError && error.status === CONFLICT) refresh();
      throw error;
    }
  };
  return {
    make: (input: BillInput) => send(path, input),
    accept: (seen: AcceptInput) => send(`${path}/accept`, seen),
    contest: (input: ContestBillInput) => send(`${path}/contest`, input),
    offer: (input: BillOfferInput) => send(`${path}/offer`, input),
    acceptOffer: (seen: AcceptBillOfferInput) => send(`${path}/accept_offer`, seen),
    decide: (input: DecideBillInput) => send(`${path}/decide`, input),
  };
}

const pathOf = (id: number) => `${rentalRequestType.endpoint}/${id}/bill`;

/** What a bill would say, and what of it is refused, by field; the last answer stays while the next is fetched. */
export function useBillQuote(id: number, input: BillQuoteInput) {
  const { http } = useWire();
  const quote = useQuery({
    queryKey: [rentalRequestType.endpoint, id, 'bill-quote', input],
    queryFn: () => http.post<BillQuoteRecord>(`${pathOf(id)}/quote`, input),
    placeholderData: (before) => before,
    retry: false,
  });
  const refused: ErrorBag = (quote.error instanceof WireError ? quote.error.errors : null) ?? {};
  return { ...quote, refused };
}

import { WireError } from '@laravel-wire/client';
import { type RentalRequestRecord, rentalRequestType, type Terms } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { newKey } from '@yard/ui';
import { useCallback, useRef } from 'react';
import type { RequestDraft } from './request-draft';

type SentRequest = RequestDraft & { seen: Terms | null };

/** `POST api/rental_requests`; a try whose answer was lost is repeated under the same key, so that it counts once. */
export function useSendRequest(): (request: SentRequest) => Promise<RentalRequestRecord> {
  const wire = useWire();
  const { answered } = useRecordCache(rentalRequestType);
  const lost = useRef<{ body: string; key: string } | null>(null);

  return useCallback(
    async (draft) => {
      const body = JSON.stringify(draft);
      const key = lost.current?.body === body ? lost.current.key : newKey();
      lost.current = { body, key };
      try {
        const headers = { 'Idempotency-Key': key };
        return await answered(null, wire.resource(rentalRequestType).create(draft, { headers }));
      } catch (error) {
        // An answer that came is final; the next try is a new one.
        if (error instanceof WireError && error.status !== undefined) lost.current = null;
        throw error;
      }
    },
    [wire, answered],
  );
}

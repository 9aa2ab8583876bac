import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { recordKeys } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Change, changesOf } from '../../words/changes';
import { useIsActing } from '../use-rental-part';

export interface SeenRental {
  /** Changes since the reader began, which they have to see before they act. */
  changes: Change[];
  look(): void;
  /** True when the rental changed while a question to the reader was open, as by a question over the page. */
  isStale(): boolean;
  notice: RefObject<HTMLDivElement | null>;
  /** Leads whoever acts all the same to what changed. */
  remind(): void;
}

/**
 * A rental as the reader saw it when they began to act on it, beside what it has become since. Where an act of their
 * own is on its way at that moment, or the rental is being read again, they begin with what comes.
 */
export function useSeenRental(request: RentalRequestRecord): SeenRental {
  const { currency } = useSettings();
  const [seen, setSeen] = useState(request);
  const key = recordKeys.record(rentalRequestType, request.id);
  const client = useQueryClient();
  const isActing = useIsActing(request.id);
  const isFetching = useIsFetching({ queryKey: key, exact: true }) > 0;
  // What was read is in the cache a moment before the page hands it down.
  const isBeingRead = isActing || isFetching || (client.getQueryData(key) ?? request) !== request;
  const [isBeginning, setBeginning] = useState(isBeingRead);
  if (isBeginning && !isBeingRead) {
    setBeginning(false);
    setSeen(request);
  }
  const changes = isBeginning ? [] : changesOf(seen, request, currency);
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  const notice = useRef<HTMLDivElement>(null);
  return {
    changes,
    look: () => setSeen(request),
    isStale: () => latest.current.length > 0,
    notice,
    remind: () => notice.current?.querySelector('button')?.focus(),
  };
}

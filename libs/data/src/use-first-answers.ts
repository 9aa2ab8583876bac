import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A slow answer does not keep a page back for longer. */
const LONGEST_WAIT_MS = 1_500;

/** Requested for the first time, and not again after a failure. */
const predicate = ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0;

/** True for good once all first queries of a page's parts have been answered, or have failed once. */
export function useFirstAnswers(): boolean {
  const [haveCome, setHaveCome] = useState(false);
  const client = useQueryClient();
  const underWay = useIsFetching({ predicate });
  // Counted anew: the parts ask once they are drawn, and an answer may lead to another call.
  useEffect(() => {
    if (underWay === 0 && client.isFetching({ predicate }) === 0) setHaveCome(true);
  }, [underWay, client]);
  useEffect(() => {
    const timer = setTimeout(() => setHaveCome(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return haveCome;
}

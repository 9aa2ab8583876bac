import { rentalRequestType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { LinkButton } from '@yard/ui';
import { useLocation } from 'react-router';
import { decisionPath } from '../../words/decision-path';

const MOST = 50;

export const DECIDED = { isDecided: true };

export function AfterDecision({ id }: { id: number }) {
  const { state } = useLocation();
  const isDecided = typeof state === 'object' && state !== null && 'isDecided' in state;
  return isDecided ? <NextDecision id={id} /> : null;
}

export function useDecisions() {
  return useRecords(rentalRequestType, {
    contested: 1,
    sort: 'waiting_since',
    direction: 'asc',
    per_page: MOST,
  });
}

export function NextDecision({ id }: { id: number }) {
  const { data } = useDecisions();
  const waiting = data?.data.map((request) => request.id) ?? [];
  const next = waiting[waiting.indexOf(id) + 1] ?? waiting[0];
  if (next === undefined || next === id) return null;
  return (
    <LinkButton kind="quiet" iconEnd="arrow-right" to={decisionPath(next)}>
      Next of {data?.total ?? waiting.length}
    </LinkButton>
  );
}

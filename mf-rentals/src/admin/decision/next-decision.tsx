import { rentalRequestType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { LinkButton } from '@yard/ui';
import { decisionPath } from '../../words/decision-path';

const MOST = 50;

/** The way through all that is contested, who waits longest first. */
export function NextDecision({ id }: { id: number }) {
  const { data } = useRecords(rentalRequestType, {
    contested: 1,
    sort: 'waiting_since',
    direction: 'asc',
    per_page: MOST,
  });
  const waiting = data?.data.map((request) => request.id) ?? [];
  const next = waiting[waiting.indexOf(id) + 1] ?? waiting[0];
  if (next === undefined || next === id) return null;
  return (
    <LinkButton kind="quiet" iconEnd="arrow-right" to={decisionPath(next)}>
      Next of {data?.total ?? waiting.length}
    </LinkButton>
  );
}

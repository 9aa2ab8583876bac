import type { TakenSpan } from '@yard/contracts';
import { takenBecause } from '@yard/contracts/taken-words';
import { formatDays } from '@yard/dates';
import { Hint } from '@yard/ui';

const LISTED_AT_ONCE = 4;

export function TakenList({ taken }: { taken: readonly TakenSpan[] }) {
  if (taken.length === 0) return <p>Free on every day of the coming year.</p>;
  const later = taken.slice(LISTED_AT_ONCE);
  return (
    <>
      <Spans spans={taken.slice(0, LISTED_AT_ONCE)} />
      {later.length > 0 && (
        <details>
          <Hint as="summary" padY={2}>
            {later.length} more
          </Hint>
          <Spans spans={later} />
        </details>
      )}
    </>
  );
}

function Spans({ spans }: { spans: readonly TakenSpan[] }) {
  return (
    <Hint as="ul" marked>
      {spans.map((span) => (
        <li key={`${span.from}-${span.reason}`}>
          {formatDays(span.from, span.to)}: {takenBecause[span.reason]}
        </li>
      ))}
    </Hint>
  );
}

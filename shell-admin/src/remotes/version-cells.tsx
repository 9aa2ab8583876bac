import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { Box, Hint, StatusBadge } from '@yard/ui';
import type { ReactNode } from 'react';
import { readersInstant } from '../activity/activity-words';

type Version = WatchedVersionRecord;

/** A version may be so much larger than the one before it. */
const BUDGET = 1.1;

export const Name = ({ version, message }: Version) => (
  <Lines below={message}>
    <Box as="code" nowrap>
      {version}
    </Box>
  </Lines>
);

export const Publisher = ({ published_at, published_by, author, commit }: Version) => (
  <Lines below={[author, commit?.slice(0, 8)].filter(Boolean).join(' · ')}>
    {published_at === null ? 'Built with the site' : (published_by ?? 'Command line')}
  </Lines>
);

const Lines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    {children}
    {below && (
      <Hint above={1} data-private>
        {below}
      </Hint>
    )}
  </>
);

export function failures({ failed, opened }: Version, earlier: Version | undefined): ReactNode {
  if (opened === 0) return null;
  const perThousand = (of: number, all: number) => Math.round((of / all) * 1_000);
  const than = earlier?.opened ? `, before it ${perThousand(earlier.failed, earlier.opened)}` : '';
  const rate = `${perThousand(failed, opened)} of 1,000${than}`;
  return <Lines below={failed > 0 && rate}>{`for ${failed} of ${opened} sessions`}</Lines>;
}

export function size(bytes: number | null, earlier: number | null | undefined): ReactNode {
  if (bytes === null) return null;
  const growth = earlier ? bytes / earlier : 1;
  const more = growth > BUDGET && `${Math.round((growth - 1) * 100)}% larger`;
  return (
    <Lines below={more && <StatusBadge tone="warn">{more}</StatusBadge>}>
      {Math.round(bytes / 1_000)} kB
    </Lines>
  );
}

export function Reach({ state, share, failed, ...version }: Version) {
  const { taken_back_at, taken_back_because, next_share, next_share_at, stopped_because } = version;
  if (state === null)
    return (
      taken_back_at && (
        <Lines below={`It ${taken_back_because}, ${readersInstant(taken_back_at)}`}>
          <StatusBadge tone="bad">Taken back</StatusBadge>
        </Lines>
      )
    );
  const words = state === 'live' ? 'Live' : `Tried by ${share}%`;
  const stopped = stopped_because && `Stopped before ${next_share}%: it ${stopped_because}`;
  const next = next_share_at ? `${next_share}% from ${readersInstant(next_share_at)}` : stopped;
  return (
    <Lines below={next}>
      <StatusBadge tone={failed > 0 ? 'bad' : state === 'live' ? 'good' : 'info'}>
        {failed > 0 ? `${words}, fails` : words}
      </StatusBadge>
    </Lines>
  );
}

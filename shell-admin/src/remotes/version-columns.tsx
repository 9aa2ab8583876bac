import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { Box, type Column, DateText, Hint, StatusBadge } from '@yard/ui';

export const versionColumns: readonly Column<WatchedVersionRecord>[] = [
  {
    key: 'version',
    label: 'Version',
    width: '150px',
    render: ({ version }) => (
      <Box as="code" nowrap>
        {version}
      </Box>
    ),
  },
  { key: 'state', label: 'Rollout', width: '150px', render: (version) => <Reach {...version} /> },
  {
    key: 'failed',
    label: 'Failed, last 10 min',
    width: '170px',
    wide: true,
    render: ({ failed, opened }) => (opened === 0 ? '' : `for ${failed} of ${opened} sessions`),
  },
  {
    key: 'published_by',
    label: 'Published by',
    width: '170px',
    wide: true,
    render: ({ published_at, published_by }) =>
      published_at === null ? 'Built with the site' : (published_by ?? 'Command line'),
  },
  {
    key: 'published_at',
    label: 'Published',
    width: '190px',
    wide: true,
    render: ({ published_at }) => published_at && <DateText value={published_at} />,
  },
];

function Reach({ state, share, ...version }: WatchedVersionRecord) {
  const { failed } = version;
  if (state === null) return version.taken_back_at && <TakenBack {...version} at={version.taken_back_at} />;
  const words = state === 'live' ? 'Live' : `Tried by ${share}%`;
  return (
    <>
      <StatusBadge tone={failed > 0 ? 'bad' : state === 'live' ? 'good' : 'info'}>
        {failed > 0 ? `${words}, fails` : words}
      </StatusBadge>
      <NextStep {...version} />
    </>
  );
}

type Steps = Pick<WatchedVersionRecord, 'next_share' | 'next_share_at' | 'stopped_because'>;

function NextStep({ next_share, next_share_at, stopped_because }: Steps) {
  if (next_share === null) return null;
  return (
    <Hint above={1}>
      {next_share_at ? (
        <>
          {next_share}% from <DateText value={next_share_at} />
        </>
      ) : (
        `Stopped before ${next_share}%: it ${stopped_because}`
      )}
    </Hint>
  );
}

/** Shown for a version rolled back automatically, since it failed in browsers. */
function TakenBack({
  at,
  taken_back_because,
}: Pick<WatchedVersionRecord, 'taken_back_because'> & { at: string }) {
  return (
    <>
      <StatusBadge tone="bad">Taken back</StatusBadge>
      <Hint above={1}>
        It {taken_back_because}, <DateText value={at} />
      </Hint>
    </>
  );
}

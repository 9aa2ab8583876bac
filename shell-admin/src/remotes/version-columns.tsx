import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { type Column, DateText, StatusBadge } from '@yard/ui';
import styles from './remotes.module.css';

/** What is said of a version of a remote. */
export const versionColumns: readonly Column<WatchedVersionRecord>[] = [
  {
    key: 'version',
    label: 'Version',
    width: '150px',
    render: ({ version }) => <code className={styles.version}>{version}</code>,
  },
  { key: 'state', label: 'Who gets it', width: '150px', render: (version) => <Reach {...version} /> },
  {
    key: 'failed',
    label: 'Failed, last 10 min',
    width: '170px',
    wide: true,
    render: ({ failed, given }) => (given === 0 ? '' : `for ${failed} of ${given} visitors`),
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

function Reach({ state, share, failed }: WatchedVersionRecord) {
  if (state === null) return null;
  const words = state === 'live' ? 'Live' : `Tried by ${share} %`;
  return (
    <StatusBadge tone={failed > 0 ? 'bad' : state === 'live' ? 'good' : 'info'}>
      {failed > 0 ? `${words}, fails` : words}
    </StatusBadge>
  );
}

import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { type Column, DateText } from '@yard/ui';
import { failures, Name, Publisher, Reach, size } from './version-cells';

type Version = WatchedVersionRecord;

/** @param versions  of one remote, the newest first: each stands beside the one before it */
export const versionColumns = (versions: readonly Version[]): Column<Version>[] => [
  { key: 'version', label: 'Version', width: '150px', render: (version) => <Name {...version} /> },
  { key: 'state', label: 'Rollout', width: '150px', render: (version) => <Reach {...version} /> },
  {
    key: 'failed',
    label: 'Failed, last 10 min',
    width: '170px',
    wide: true,
    render: (version) => failures(version, before(version, versions)),
  },
  {
    key: 'published_by',
    label: 'Published by',
    width: '170px',
    wide: true,
    render: (version) => <Publisher {...version} />,
  },
  {
    key: 'bytes',
    label: 'Size',
    width: '120px',
    wide: 'more',
    render: (version) => size(version.bytes, before(version, versions)?.bytes),
  },
  {
    key: 'published_at',
    label: 'Published',
    width: '190px',
    wide: true,
    render: ({ published_at }) => published_at && <DateText value={published_at} />,
  },
];

function before(version: Version, versions: readonly Version[]): Version | undefined {
  return versions.slice(versions.indexOf(version) + 1).find(({ taken_back_at }) => taken_back_at === null);
}

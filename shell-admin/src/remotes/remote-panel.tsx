import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { ForRight } from '@yard/session';
import { Panel, Table } from '@yard/ui';
import { useState } from 'react';
import { TryVersion } from './try-version';
import type { Remote } from './use-remotes';
import { versionColumns } from './version-columns';
import { VersionMenu } from './version-menu';

export function RemotePanel({ remote }: { remote: Remote }) {
  const [tried, setTried] = useState<WatchedVersionRecord | null>(null);
  const columns = [
    ...versionColumns,
    {
      key: 'actions',
      label: 'Actions',
      width: '80px',
      render: (version: WatchedVersionRecord) => (
        <ForRight right="site">
          <VersionMenu remote={remote} version={version} onTry={() => setTried(version)} />
        </ForRight>
      ),
    },
  ];
  return (
    <Panel title={remote.name}>
      <Table
        label={`Versions of ${remote.name}`}
        columns={columns}
        rows={remote.versions}
        rowKey={({ version, published_at }) => `${version} ${published_at ?? 'built'}`}
      />
      {tried && <TryVersion version={tried} onDone={() => setTried(null)} />}
    </Panel>
  );
}

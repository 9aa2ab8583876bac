import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { failureWords } from '@yard/data';
import { ForRight } from '@yard/session';
import {
  Banner,
  EmptyState,
  Grid,
  LinkButton,
  LoadFailed,
  PageHeader,
  Panel,
  SkeletonTable,
  Table,
} from '@yard/ui';
import { useState } from 'react';
import { readersInstant } from '../activity/activity-words';
import { TryVersion } from './try-version';
import { type Remote, useRemotes } from './use-remotes';
import { versionColumns } from './version-columns';
import { VersionMenu } from './version-menu';

export function RemotesPage() {
  const remotes = useRemotes();
  return (
    <>
      <PageHeader
        title="Remotes"
        lead="Parts of the two sites that teams ship independently. Changes take effect on the next page load."
        actions={
          <LinkButton kind="quiet" icon="history" to="/activity?record_type=remote_release">
            Activity
          </LinkButton>
        }
      />
      {remotes.error && !remotes.data && (
        <LoadFailed title="We couldn’t load the remotes" answer={remotes}>
          {failureWords(remotes.error)}
        </LoadFailed>
      )}
      {remotes.data?.frozen_until && (
        <Banner title={`Releases are frozen until ${readersInstant(remotes.data.frozen_until)}`}>
          You can still try versions yourself and roll back.
        </Banner>
      )}
      {remotes.isPending && <SkeletonTable columns={4} />}
      <Grid gap={4}>
        {remotes.data?.remotes.map((remote) => (
          <RemotePanel key={remote.name} remote={remote} />
        ))}
      </Grid>
      {remotes.data?.remotes.length === 0 && (
        <EmptyState icon="list" title="No remotes yet">
          Remotes show up here once they’re built or published.
        </EmptyState>
      )}
    </>
  );
}

function RemotePanel({ remote }: { remote: Remote }) {
  const [tried, setTried] = useState<WatchedVersionRecord | null>(null);
  const columns = [
    ...versionColumns(remote.versions),
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

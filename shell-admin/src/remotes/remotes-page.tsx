import { failureWords } from '@yard/data';
import { EmptyState, Grid, LoadFailed, PageHeader, SkeletonTable } from '@yard/ui';
import { RemotePanel } from './remote-panel';
import { useRemotes } from './use-remotes';

/** The parts of the sites that teams ship by themselves: which versions there are, and who gets them. */
export function RemotesPage() {
  const remotes = useRemotes();
  return (
    <>
      <PageHeader
        title="Remotes"
        lead="Parts of the two sites that teams ship by themselves. What you switch here is what visitors get with their next page."
      />
      {remotes.error && !remotes.data && (
        <LoadFailed title="The remotes could not be loaded" answer={remotes}>
          {failureWords(remotes.error)}
        </LoadFailed>
      )}
      {remotes.isPending && <SkeletonTable columns={4} />}
      <Grid gap={4}>
        {remotes.data?.map((remote) => (
          <RemotePanel key={remote.name} remote={remote} />
        ))}
      </Grid>
      {remotes.data?.length === 0 && (
        <EmptyState icon="list" title="No remote yet">
          They appear here once one is built or published.
        </EmptyState>
      )}
    </>
  );
}

import { ShownTogether } from '@yard/remote-kit';
import { Page, PageHeader, Stack, Box, LoadFailed, SkeletonText, Text } from '@yard/ui';
import { SavedMachines } from './saved-machines';
import { SeenSection } from './seen-section';
import { savedSearchType } from '@yard/contracts/saved';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useRef } from 'react';
import { SavedSearchRow } from './saved-search-row';

export default function SavedPage() {
  return (
    <Page>
      <PageHeader title="Saved" lead="Your saved machines and searches. Only you can see them." />
      <ShownTogether>
        <Stack gap={12}>
          <SavedMachines />
          <SavedSearches />
          <SeenSection />
        </Stack>
      </ShownTogether>
    </Page>
  );
}

function SavedSearches() {
  const heading = useRef<HTMLHeadingElement>(null);
  const searches = useWholeList(savedSearchType);
  useLiveRecords(savedSearchType);
  return (
    <Stack as="section" gap={4} aria-labelledby="saved-searches">
      <h2 id="saved-searches" ref={heading} tabIndex={-1}>
        Searches
      </h2>
      {searches.isError && searches.data === undefined ? (
        <LoadFailed title="We couldn’t load your searches" answer={searches} />
      ) : searches.data === undefined ? (
        <SkeletonText lines={4} />
      ) : searches.data.data.length === 0 ? (
        <Text soft>Save a search and we’ll email you when new machines match.</Text>
      ) : (
        <Box as="ul" bare divided>
          {searches.data.data.map((search) => (
            <SavedSearchRow key={search.id} search={search} onRemoved={() => heading.current?.focus()} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

import { ShownTogether } from '@yard/remote-kit';
import { Page, PageHeader, Stack } from '@yard/ui';
import { SavedMachines } from './saved-machines';
import { SavedSearches } from './saved-searches';
import { SeenSection } from './seen-section';

export default function SavedPage() {
  return (
    <Page>
      <PageHeader title="Saved" lead="What you keep in mind. Nobody else sees it." />
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

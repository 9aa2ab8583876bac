import { ShownTogether } from '@yard/remote-kit';
import { Page, PageHeader } from '@yard/ui';
import { SavedMachines } from './saved-machines';
import { SavedSearches } from './saved-searches';
import { SeenSection } from './seen-section';

/** What the reader keeps in mind. */
export default function SavedPage() {
  return (
    <Page>
      <PageHeader title="Saved" lead="What you keep in mind. Nobody else sees it." />
      <ShownTogether>
        <SavedMachines />
        <SavedSearches />
        <SeenSection />
      </ShownTogether>
    </Page>
  );
}

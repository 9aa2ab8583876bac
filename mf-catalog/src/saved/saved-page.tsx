import { Container, PageHeader } from '@yard/ui';
import { SavedMachines } from './saved-machines';
import { SavedSearches } from './saved-searches';
import { SeenSection } from './seen-section';
import styles from './saved.module.css';

/** What the reader keeps in mind. */
export default function SavedPage() {
  return (
    <Container>
      <div className={styles.page}>
        <PageHeader title="Saved" lead="What you keep in mind. Nobody else sees it." />
        <SavedMachines />
        <SavedSearches />
        <SeenSection />
      </div>
    </Container>
  );
}

import { Container, PageHeader } from '@yard/ui';
import { SavedMachines } from './saved-machines';
import styles from './saved.module.css';

/** What the reader keeps in mind. */
export default function SavedPage() {
  return (
    <Container>
      <div className={styles.page}>
        <PageHeader title="Saved" lead="What you keep in mind. Nobody else sees it." />
        <SavedMachines />
      </div>
    </Container>
  );
}

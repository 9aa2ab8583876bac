import { Container, ThemeSwitch } from '@yard/ui';
import styles from './footer.module.css';

/** The lower end of every page. */
export function Footer() {
  return (
    <Container>
      <div className={styles.footer}>
        <p className={styles.words}>
          <strong>Yard</strong> Heavy machines, rented from the people who own them.
        </p>
        <ThemeSwitch />
      </div>
    </Container>
  );
}

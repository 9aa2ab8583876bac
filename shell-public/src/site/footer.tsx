import { Slot, useLinks } from '@yard/remote-kit';
import { chooseAgain } from '@yard/reporting';
import { Container, Hint, Row, Text, ThemeSwitch } from '@yard/ui';
import { Link } from 'react-router';
import styles from './footer.module.css';

export function Footer() {
  return (
    <Container>
      <Row gap={4} align="center" justify="between" wrap padY={4}>
        <div>
          <Hint>
            <strong>Yard</strong> Heavy machines, rented from the people who own them.
          </Hint>
          <div className={styles.links}>
            <Links />
            <Slot name="footer.links" skeleton={null} />
            <button type="button" onClick={chooseAgain}>
              Problem recording
            </button>
          </div>
          <Text size={13} soft>
            Postal code data:{' '}
            <a href="https://www.geonames.org" rel="noreferrer" target="_blank">
              GeoNames
            </a>
            , CC BY 4.0
          </Text>
        </div>
        <ThemeSwitch />
      </Row>
    </Container>
  );
}

function Links() {
  const links = useLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label="Documents and policies">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

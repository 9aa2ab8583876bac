import { AttentionDot, Grid, Icon, type IconName, Row, Text } from '@yard/ui';
import { Link } from 'react-router';
import styles from './home.module.css';

const look = {
  framed: true,
  leads: true,
  gap: 3,
  align: 'center',
  weight: 600,
  className: styles.tile,
} as const;

type TileProps = { to: string; label: string; icon: IconName; attention?: number; waiting?: number };

/** A large link of the home page; leaves the site when `to` is not a path of it. */
export function Tile({ to, label, icon, attention = 0, waiting = 0 }: TileProps) {
  const content = (
    <>
      <span className={styles.symbol}>
        <Icon name={icon} size={22} />
      </span>
      <Text as="span" tight breaks grows className={styles.label}>
        {label}
      </Text>
      <AttentionDot count={attention} />
      {waiting > 0 && (
        <Text as="span" size={13} weight={400} soft className={styles.count}>
          {waiting} waiting
        </Text>
      )}
    </>
  );
  const isOutside = /^https?:/.test(to);
  return (
    <Grid as="li">
      {isOutside ? (
        <Row as="a" {...look} href={to} target="_blank" rel="noreferrer">
          {content}
          <span className="visually-hidden">(opens in a new tab)</span>
        </Row>
      ) : (
        <Row as={Link} {...look} to={to}>
          {content}
        </Row>
      )}
    </Grid>
  );
}

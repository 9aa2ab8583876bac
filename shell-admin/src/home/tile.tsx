import { AttentionDot, Icon, type IconName } from '@yard/ui';
import { Link } from 'react-router';
import styles from './home.module.css';

type TileProps = { to: string; label: string; icon: IconName; attention?: number; waiting?: number };

/** A large link of the home page; leaves the site when `to` is not a path of it. */
export function Tile({ to, label, icon, attention = 0, waiting = 0 }: TileProps) {
  const content = (
    <>
      <span className={styles.symbol}>
        <Icon name={icon} size={22} />
      </span>
      <span className={styles.label}>{label}</span>
      <AttentionDot count={attention} />
      {waiting > 0 && <span className={styles.count}>{waiting} waiting</span>}
    </>
  );
  const isOutside = /^https?:/.test(to);
  return (
    <li>
      {isOutside ? (
        <a className={styles.tile} href={to} target="_blank" rel="noreferrer">
          {content}
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ) : (
        <Link className={styles.tile} to={to}>
          {content}
        </Link>
      )}
    </li>
  );
}

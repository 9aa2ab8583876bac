import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Row } from '../layouts/primitives';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import type { ButtonKind } from './button';
import styles from './actions.module.css';

export type LinkButtonProps = {
  /** A path of this site, or a full address (opened as a plain link). */
  to: string;
  children: ReactNode;
  kind?: ButtonKind;
  icon?: IconName;
  iconEnd?: IconName;
  small?: boolean;
  wide?: boolean;
  /** Opens in a tab of its own; for papers, which replace the page otherwise. */
  ownTab?: boolean;
  /** Handed to the page with the navigation. */
  state?: object;
};

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ to, children, kind = 'secondary', ...props }: LinkButtonProps) {
  const { icon, iconEnd, small, wide, ownTab, state } = props;
  const className = cx(styles.button, styles[kind], small && styles.small, wide && styles.wide);
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </>
  );

  return /^[a-z]+:/.test(to) ? (
    <a
      href={to}
      className={className}
      data-print="never"
      {...(ownTab && { target: '_blank', rel: 'noopener' })}
    >
      {content}
      {ownTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  ) : (
    <Link to={to} state={state} className={className} data-print="never">
      {content}
    </Link>
  );
}

/** Buttons side by side, wrapping when there is no room. */
export function ButtonGroup({ children }: { children: ReactNode }) {
  return (
    <Row gap={3} wrap className={styles.group}>
      {children}
    </Row>
  );
}

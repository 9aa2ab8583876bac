import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import styles from './actions.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  icon?: IconName;
  iconEnd?: IconName;
  small?: boolean;
  wide?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onPress?: () => void;
  form?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
};

/**
 * A button. `primary` is the one action that is due on a page; there is at most one of it in sight.
 * While `busy` it keeps its size and its focus, refuses presses and tells screen readers that it works.
 */
export function Button({ children, kind = 'secondary', type = 'button', ...props }: ButtonProps) {
  const { icon, iconEnd, small, wide, busy, onPress, ...rest } = props;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onPress}
      aria-disabled={busy}
      className={cx(
        styles.button,
        styles[kind],
        small && styles.small,
        wide && styles.wide,
        busy && styles.busy,
      )}
    >
      <span className={styles.words}>
        {icon && <Icon name={icon} size={18} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </span>
      {busy && <span className={styles.spinner} />}
      <span role="status" className="visually-hidden">
        {busy && 'Working'}
      </span>
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'kind' | 'icon' | 'iconEnd' | 'wide'> & {
  icon: IconName;
  /** Names the button for screen readers; put a Tooltip around it where the symbol alone may puzzle. */
  label: string;
};

/** A round button with a symbol only; its `label` is what it is called. */
export function IconButton({ icon, label, small, busy, type = 'button', onPress, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? undefined : onPress}
      aria-disabled={busy}
      aria-label={label}
      className={cx(styles.button, styles.icon, small && styles.small)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

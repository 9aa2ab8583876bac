import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
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
 * While `busy` it keeps its size, refuses presses and tells screen readers that it works.
 */
export function Button({ children, kind = 'secondary', type = 'button', ...props }: ButtonProps) {
  const { icon, iconEnd, small, wide, busy, disabled, onPress, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      type={busy ? 'button' : type}
      onPress={busy ? undefined : onPress}
      aria-disabled={busy}
      isDisabled={disabled}
      className={cx(
        styles.button,
        styles[kind],
        small && styles.small,
        wide && styles.wide,
        busy && styles.busy,
      )}
    >
      <span className={styles.busyText}>
        {icon && <Icon name={icon} size={18} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </span>
      {busy && <span className={styles.spinner} />}
      <span role="status" className="visually-hidden">
        {busy && 'Working'}
      </span>
    </AriaButton>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'kind' | 'icon' | 'iconEnd' | 'wide'> & {
  icon: IconName;
  /** Names the button for screen readers and, through the tooltip, for everyone. */
  label: string;
};

/** A round button with a symbol only; its `label` is what it is called. */
export function IconButton({ icon, label, small, busy, disabled, onPress, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      onPress={busy ? undefined : onPress}
      aria-disabled={busy}
      isDisabled={disabled}
      className={cx(styles.button, styles.icon, small && styles.small)}
    >
      <Icon name={icon} size={20} />
    </AriaButton>
  );
}

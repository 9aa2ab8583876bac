import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { AttentionDot } from '../layouts/nav';
import { Popover } from '../overlays/popover';
import { Indicator } from '../show/badge';
import { cx } from '../styles/cx';
import buttonStyles from './actions.module.css';
import styles from './menu.module.css';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  /** Number of things that wait there; a red dot on the entry and on the button when above 0. */
  attention?: number;
  onSelect: () => void;
};

export type MenuProps = {
  /** The button's name for screen readers; shown too when `text` is given. */
  label: string;
  entries: MenuEntry[];
  icon?: IconName;
  text?: string;
};

/** A button that opens a list of actions; arrow keys, first letters and Escape work as everywhere. */
export default function MenuCode({ label, entries, icon, text }: MenuProps) {
  const waits = entries.some(({ attention = 0 }) => attention > 0);
  return (
    <MenuTrigger>
      <AriaButton
        aria-label={waits ? `${label}, something waits` : label}
        className={cx(buttonStyles.button, text === undefined ? buttonStyles.icon : buttonStyles.quiet)}
      >
        <Icon name={icon ?? 'dots'} />
        {text}
        {text !== undefined && <Icon name="chevron-down" size={16} />}
        {waits && (
          <span className={styles.waits}>
            <Indicator size={9} />
          </span>
        )}
      </AriaButton>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <MenuEntries label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

export function MenuEntries({ label, entries }: Pick<MenuProps, 'label' | 'entries'>) {
  return (
    <AriaMenu className={styles.menu ?? ''} aria-label={label}>
      {entries.map((entry) => (
        <MenuItem
          key={entry.id}
          id={entry.id}
          textValue={entry.label}
          isDisabled={entry.disabled}
          onAction={entry.onSelect}
          className={cx(styles.entry, entry.danger && styles.danger)}
        >
          {entry.icon && <Icon name={entry.icon} size={18} />}
          {entry.label}
          <AttentionDot count={entry.attention} />
        </MenuItem>
      ))}
    </AriaMenu>
  );
}

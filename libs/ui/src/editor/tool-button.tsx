import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { MenuEntries, type MenuEntry } from '../actions/menu-code';
import menuStyles from '../actions/menu.module.css';
import { Row } from '../layouts/primitives';
import { Drawing, type DrawingParts } from '../icons/drawing';
import { Popover } from '../overlays/popover';
import { cx } from '../styles/cx';
import styles from './tools.module.css';

type Look = { label: string; icon: DrawingParts; keys?: string; disabled?: boolean };

function Named({ label, keys, children }: { label: string; keys?: string; children: ReactNode }) {
  return (
    <Row as="span" title={keys === undefined ? label : `${label} (${keys})`} inline>
      {children}
    </Row>
  );
}

/** A button that is on or off where the cursor is. */
export function ToolToggle({ label, icon, keys, disabled, isOn, onToggle }: Look & ToggleProps) {
  return (
    <Named label={label} keys={keys}>
      <ToggleButton
        className={styles.tool ?? ''}
        aria-label={label}
        isSelected={isOn}
        isDisabled={disabled}
        onChange={onToggle}
      >
        <Drawing parts={icon} size={18} aria-hidden />
      </ToggleButton>
    </Named>
  );
}
type ToggleProps = { isOn: boolean; onToggle: () => void };

export function ToolButton({ label, icon, keys, disabled, onPress }: Look & { onPress: () => void }) {
  return (
    <Named label={label} keys={keys}>
      <Button className={styles.tool ?? ''} aria-label={label} isDisabled={disabled} onPress={onPress}>
        <Drawing parts={icon} size={18} aria-hidden />
      </Button>
    </Named>
  );
}

/** A list of things to do. */
export function ToolMenu({
  label,
  icon,
  disabled,
  text,
  entries,
}: Look & { text?: string; entries: MenuEntry[] }) {
  return (
    <MenuTrigger>
      <Named label={label}>
        <Button className={cx(styles.tool, text && styles.worded)} aria-label={label} isDisabled={disabled}>
          <Drawing parts={icon} size={18} aria-hidden />
          {text}
        </Button>
      </Named>
      <Popover className={cx(menuStyles.popover, styles.entries)} placement="bottom start">
        <MenuEntries label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

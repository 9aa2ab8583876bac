import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Text } from '../layouts/primitives';
import { IconButton } from '../actions/button';
import { isTyping } from '../table/use-row-keys';
import { RestOfPress } from './rest-of-press';
import { useShortcut } from './shortcuts';
import styles from './side-panel.module.css';

export type SidePanelProps = {
  title: ReactNode;
  label: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the lower edge: the actions. */
  footer?: ReactNode;
};

/** Elements that handle Escape themselves; the panel too, for keys pressed in it. */
const ownEscape = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * A record beside its list. It does not block the list: the list keeps its scroll and its keys.
 * Focus goes in when it opens and back to where it was when it closes; Escape closes, from a text box
 * only at the second press, so that it never takes what is being written.
 */
export function SidePanel({ title, label, onClose, children, footer }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusInside(panel);
  useEscapeOutside(onClose);
  useShortcut('Escape', 'Close the panel');

  return (
    <div
      ref={panel}
      className={styles.panel}
      data-private
      data-side-panel
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (isTyping(event.target)) panel.current?.focus({ preventScroll: true });
        else onClose();
      }}
    >
      <RestOfPress />
      <header className={styles.head}>
        <Text as="h2" size={18} tight breaks shrinks>
          {title}
        </Text>
        <IconButton icon="close" label="Close panel" onPress={onClose} />
      </header>
      {/* Reachable by key, so that text which holds nothing to press can be scrolled. */}
      <div className={styles.body} data-panel-body role="group" aria-label={`${label}, content`} tabIndex={0}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}

function useFocusInside(panel: { current: HTMLElement | null }): void {
  // Before a field of the panel takes the focus by itself.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    return () => {
      // Unless it has gone elsewhere already, as to the next row of the list.
      const isLost = document.activeElement === document.body;
      // A record that left the list, as a ticket that was answered, has no row to go back to.
      const row = document.querySelector<HTMLElement>('tbody tr[tabindex="0"]');
      const back = before instanceof HTMLElement && before.isConnected ? before : row;
      if (isLost) back?.focus({ preventScroll: true });
    };
  }, [panel, before]);
}

/** Escape pressed in the list closes the panel too; in a text box, a dialog or a menu it means those. */
function useEscapeOutside(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return;
      const isElsewhere = event.target instanceof Element && event.target.closest(ownEscape) !== null;
      if (!isElsewhere) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/button';
import styles from './side-panel.module.css';

export type SidePanelProps = {
  title: ReactNode;
  label: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the lower edge: the actions. */
  footer?: ReactNode;
};

/**
 * A record beside its list. It does not block the list: the list keeps its scroll and its keys.
 * Focus goes in when it opens and back to where it was when it closes; Escape closes.
 */
export function SidePanel({ title, label, onClose, children, footer }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusInside(panel);

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon="close" label="Close panel" onPress={onClose} />
      </header>
      {/* Reachable by key, so that text which holds nothing to press can be scrolled. */}
      <div className={styles.body} role="group" aria-label={`${label}, content`} tabIndex={0}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}

function useFocusInside(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}

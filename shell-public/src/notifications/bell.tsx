import { ErrorBoundary, IconButton } from '@yard/ui';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import styles from './notifications.module.css';
import { useNewestNotices } from './use-notices';

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel')).NoticePanel }));

const MOST = 9;

export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const { unread } = useNewestNotices();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(area, isOpen, close);

  return (
    <div
      ref={area}
      className={styles.bell}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      }}
    >
      <IconButton
        ref={button}
        icon="bell"
        label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
      {isOpen && (
        <ErrorBoundary fallback={() => null} onRetry={close}>
          <Suspense fallback={null}>
            <NoticePanel onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Closes what is open in an area once somebody presses or goes (by key) anywhere else. */
function useDismiss(area: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [area, isOpen, close]);
}

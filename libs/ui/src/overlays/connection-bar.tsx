import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon';
import styles from './connection-bar.module.css';

/** Time for which "Back online" stays. */
const restoredMs = 3000;

export type ConnectionBarProps = {
  /** The server does not answer, or live events do not arrive; as `useConnection` of `@yard/data` finds. */
  trouble: 'unreachable' | 'no-news' | null;
};

/**
 * A line that says that network or server are gone, above the page as long as that lasts, and then in passing that they
 * are back. It goes above the site's header.
 */
export function ConnectionBar({ trouble }: ConnectionBarProps) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, onServer);
  const isWell = online && trouble === null;
  const restored = useRestored(isWell);
  const text = statusText(online, trouble, restored);

  return (
    <div role="status" className={isWell ? styles.region : styles.lasting}>
      {text && (
        <div className={styles.bar}>
          <Icon name={isWell ? 'check-circle' : 'offline'} size={18} />
          {text}
        </div>
      )}
    </div>
  );
}

/** A server-rendered page cannot know otherwise. */
const onServer = () => true;

function statusText(online: boolean, trouble: ConnectionBarProps['trouble'], restored: boolean) {
  if (!online) return 'You’re offline. What you see may have changed; nothing you typed is lost.';
  if (trouble === 'unreachable') return 'The server isn’t answering. We keep trying to connect.';
  if (trouble === 'no-news') return 'Reconnecting: live updates are paused.';
  return restored ? 'Back online.' : null;
}

function useRestored(isWell: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isWell) {
      setWasOffline(true);
      return undefined;
    }
    const timer = setTimeout(() => setWasOffline(false), restoredMs);
    return () => clearTimeout(timer);
  }, [isWell]);
  return isWell && wasOffline;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

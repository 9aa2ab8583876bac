import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon';
import styles from './connection-bar.module.css';

/** How long "Back online" stays. */
const restoredMs = 3000;

/**
 * A line that says the network is gone, and shortly that it is back. `reconnecting` adds the realtime
 * connection's own trouble. It floats: nothing on the page moves.
 */
export function ConnectionBar({ reconnecting = false }: { reconnecting?: boolean }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const restored = useRestored(online);
  const text = statusText(online, reconnecting, restored);

  return (
    <div role="status" className={styles.region}>
      {text && (
        <div className={styles.bar}>
          <Icon name={online && !reconnecting ? 'check-circle' : 'offline'} size={18} />
          {text}
        </div>
      )}
    </div>
  );
}

function statusText(online: boolean, reconnecting: boolean, restored: boolean): string | null {
  if (!online) return 'You are offline. What you see was loaded before; nothing you typed is lost.';
  if (reconnecting) return 'Reconnecting: live updates are paused.';
  return restored ? 'Back online.' : null;
}

function useRestored(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) {
      setWasOffline(true);
      return undefined;
    }
    const timer = setTimeout(() => setWasOffline(false), restoredMs);
    return () => clearTimeout(timer);
  }, [online]);
  return online && wasOffline;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/button';
import styles from './loader.module.css';

/** Work shorter than this shows nothing; requirement 9.1. */
const loaderDelayMs = 250;

export type Loader = {
  /** True while something waits (the spinner follows 250 ms later). */
  waiting: boolean;
  visible: boolean;
  /** Shows the loader while a promise is pending; hands on its outcome. */
  run: <Value>(work: Promise<Value> | (() => Promise<Value>)) => Promise<Value>;
  /** Takes the spinner away; the work goes on. */
  hide: () => void;
};

const LoaderContext = createContext<Loader | null>(null);

/** The page's global loader. @throws outside `OverlayProvider` */
export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (loader === null) throw new Error('useLoader needs an OverlayProvider above it');
  return loader;
}

/** Shows the loader (after its delay) for as long as something that is no promise is waited for. */
export function useLoaderWhile(waiting: boolean): void {
  const { run } = useLoader();
  useEffect(() => {
    if (!waiting) return undefined;
    let finish = () => {};
    void run(new Promise<void>((resolve) => (finish = resolve)));
    return () => finish();
  }, [waiting, run]);
}

/** Counts what is pending and draws one spinner over the page for all of it. */
export function LoaderProvider({ children }: { children: ReactNode }) {
  const pending = useRef(0);
  const [waiting, setWaiting] = useState(false);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!waiting) return setVisible(false);
    const timer = setTimeout(() => setVisible(true), loaderDelayMs);
    return () => clearTimeout(timer);
  }, [waiting]);

  const actions = useMemo(
    () => ({
      run: async <Value,>(work: Promise<Value> | (() => Promise<Value>)) => {
        pending.current += 1;
        setWaiting(true);
        try {
          return await (typeof work === 'function' ? work() : work);
        } finally {
          pending.current -= 1;
          if (pending.current === 0) setWaiting(false);
        }
      },
      hide: () => setWaiting(false),
    }),
    [],
  );
  const loader = useMemo(() => ({ ...actions, waiting, visible }), [actions, waiting, visible]);

  return (
    <LoaderContext value={loader}>
      {children}
      <div role="status">{visible && <Spinner onClose={actions.hide} />}</div>
    </LoaderContext>
  );
}

function Spinner({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.scrim}>
      <div className={styles.box}>
        <span className={styles.ring} aria-hidden />
        <span>Working…</span>
        <IconButton icon="close" label="Hide the loading indicator" onPress={onClose} />
      </div>
    </div>
  );
}

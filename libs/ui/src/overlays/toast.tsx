import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../actions/button';
import { Icon } from '../icons/icon';
import { toneIcon, type Tone } from '../show/badge';
import { cx } from '../styles/cx';
import { wayUpFrom } from './free-place';
import { placeOf } from './place-of';
import styles from './toast.module.css';

/** An error that comes later than this after a press is of something else. */
const OF_PRESS_MS = 5000;
const WORDS = 'Something went wrong here, and that didn’t work. Try again, or reload the page.';

let pressedAt = -Infinity;

/** Says what no handler says: an error that a press threw before anything was sent, or after it. */
function useUnshownErrors(show: (message: string, options: { tone: Tone }) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const onPress = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
    };
    const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = event instanceof ErrorEvent ? event.error : event.reason;
      // Browsers’ own complaints have no error; what was stopped on purpose is none.
      if (!(error instanceof Error) || error.name === 'AbortError') return;
      if (event.timeStamp - pressedAt < OF_PRESS_MS) show(WORDS, { tone: 'bad' });
    };
    for (const kind of ['click', 'keydown', 'submit'])
      window.addEventListener(kind, onPress, { capture: true, signal: stop.signal });
    for (const kind of ['error', 'unhandledrejection'] as const)
      window.addEventListener(kind, onError, { signal: stop.signal });
    return () => stop.abort();
  }, [show]);
}

/** Duration of a transient alert; our decision: long enough to read twelve words twice. */
const shownMs = 6000;

export type Toast = {
  visible: boolean;
  message: string;
  /** Shows a message for a few seconds; a later one takes its place. Never the only record of a failure. */
  show: (message: string, options?: { tone?: Tone }) => void;
  hide: () => void;
};

const ToastContext = createContext<Toast | null>(null);

/** The page's transient alert. @throws outside `OverlayProvider` */
export function useToast(): Toast {
  const toast = useContext(ToastContext);
  if (toast === null) throw new Error('useToast needs an OverlayProvider above it');
  return toast;
}

type Shown = { visible: boolean; message: string; tone: Tone; turn: number };

/** Holds the transient alert and draws it in a polite live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toast, tone, turn, pause } = useShownToast();
  const { visible, message } = toast;
  useUnshownErrors(toast.show);
  return (
    <ToastContext value={toast}>
      {children}
      <div
        className={styles.region}
        role="status"
        onPointerEnter={() => pause(turn)}
        onPointerLeave={() => pause(null)}
      >
        {visible && (
          <Shelf key={turn} className={cx(styles.toast, styles[tone])}>
            <Icon name={toneIcon(tone)} />
            <span className={styles.text} data-private>
              {message}
            </span>
            <IconButton small icon="close" label="Dismiss message" onPress={toast.hide} />
          </Shelf>
        )}
      </div>
    </ToastContext>
  );
}

/** The toast that is shown, until its time is over, another page is there, or it is put away. */
function useShownToast() {
  const [shown, setShown] = useState<Shown>({ visible: false, message: '', tone: 'good', turn: 0 });
  // The turn that the pointer rests on: a toast that disappears under the pointer never sees it leave.
  const [pausedTurn, pause] = useState<number | null>(null);
  const { visible, message, tone, turn } = shown;
  const paused = pausedTurn === turn;

  const show = useCallback<Toast['show']>((text, options) => {
    setShown((last) => ({
      visible: true,
      message: text,
      tone: options?.tone ?? 'good',
      turn: last.turn + 1,
    }));
  }, []);
  const hide = useCallback(() => setShown((last) => ({ ...last, visible: false })), []);

  useEffect(() => {
    if (!visible || paused) return undefined;
    const timer = setTimeout(hide, shownMs);
    return () => clearTimeout(timer);
  }, [visible, paused, turn, hide]);

  useHideOnAnotherPage(turn, hide);

  const toast = useMemo<Toast>(() => ({ visible, message, show, hide }), [visible, message, show, hide]);
  return { toast, tone, turn, pause };
}

/** A message belongs to the page that it was shown on; one shown while leading to another, to that one. */
function useHideOnAnotherPage(turn: number, hide: () => void): void {
  const { pathname } = useLocation();
  const home = useRef(pathname);
  // The address is ahead of the router, which draws the next page in its own time.
  useEffect(() => {
    home.current = placeOf(window.location).pathname;
  }, [turn]);
  useEffect(() => {
    if (pathname !== home.current) hide();
  }, [pathname, hide]);
}

const HEADER_PX = 60;
const PLACED_AGAIN_MS = 200;

/** Stands at the lower edge, or as far above it as it takes to cover nothing that can be pressed, or at least no button. */
function Shelf({ className, children }: { className: string; children: ReactNode }) {
  const shelf = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const box = shelf.current;
      if (box === null) return;
      box.style.bottom = '0px';
      box.style.bottom = `${wayUpFrom(box, HEADER_PX)}px`;
    };
    place();
    const later = requestAnimationFrame(place);
    // The saved content below it may be rendered again.
    const again = setInterval(place, PLACED_AGAIN_MS);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    window.addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(later);
      clearInterval(again);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);
  return (
    <div ref={shelf} className={className}>
      {children}
    </div>
  );
}

import { Button, ButtonGroup, freeWayUp } from '@yard/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { choice } from './choice';
import styles from './consent-bar.module.css';

/** Whoever refuses at once needs none of it. */
const recorder = () => import('../recordings/recorder');

let close: (() => void) | null = null;

/** Shows the question beside the page: it takes no focus, moves nothing and can be left unanswered. */
export function showConsent(): void {
  close?.();
  const place = document.createElement('div');
  // First in the document, so that keyboards and screen readers meet it first.
  document.body.prepend(place);
  const root = createRoot(place);
  close = () => {
    close = null;
    root.unmount();
    place.remove();
  };
  root.render(<ConsentBar wasAllowed={Boolean(choice.get())} onDone={close} />);
}

function ConsentBar({ wasAllowed, onDone }: { wasAllowed: boolean; onDone: () => void }) {
  const bar = useFreePlace();
  const { allow, isBusy, refuse, hasFailed } = useAnswer(onDone);

  return (
    <section ref={bar} className={styles.bar} aria-label="Recording of problems" data-print="never">
      <p>
        {wasAllowed ? 'You let us' : 'May we'} keep a recording of the page when something breaks or you write
        to support{wasAllowed ? '.' : '?'}
      </p>
      <p>What you type and what is personal is hidden; it is deleted after 30 days.</p>
      {hasFailed && (
        <p role="alert">
          Nothing is recorded any more. What was kept could not be deleted just now; try again.
        </p>
      )}
      <ButtonGroup>
        <Button small busy={isBusy} onPress={allow}>
          {wasAllowed ? 'Keep it so' : 'Allow'}
        </Button>
        <Button small onPress={refuse}>
          {wasAllowed ? 'Stop and delete' : 'No, thanks'}
        </Button>
      </ButtonGroup>
    </section>
  );
}

function useAnswer(onDone: () => void) {
  // Known until what was kept is deleted, whatever is remembered.
  const [visitor] = useState(choice.get);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const allow = () => {
    choice.allow();
    setBusy(true);
    // It is allowed, whether its code can be had just now or not.
    void recorder()
      .then(({ begin }) => begin())
      .finally(onDone);
  };
  const stop = async () => {
    choice.refuse();
    if (visitor) {
      (await recorder()).end();
      await (await import('../recordings/withdraw')).withdraw(visitor);
    }
    onDone();
  };
  return { allow, isBusy, refuse: () => void stop().catch(() => setFailed(true)), hasFailed };
}

/**
 * Goes up from the lower edge until it covers nothing that can be pressed and stays; moved as a picture, so that
 * nothing shifts.
 */
function useFreePlace() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const box = bar.current;
      if (box === null) return;
      box.style.transform = 'none';
      box.style.transform = `translateY(-${freeWayUp(box)}px)`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, []);
  return bar;
}

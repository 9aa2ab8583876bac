import { freeWayUp } from '@yard/ui';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { choice } from './choice';
import { Question } from './question';
import styles from './consent-bar.module.css';

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
  return (
    <section ref={bar} className={styles.bar} aria-label="Problem recording" data-print="never">
      <Question wasAllowed={wasAllowed} onDone={onDone} />
    </section>
  );
}

/** Goes up until it covers nothing that is pressed; moved as a picture: nothing shifts. */
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

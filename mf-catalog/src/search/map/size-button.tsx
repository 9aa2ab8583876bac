import { Button, useBackCloses } from '@yard/ui';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './map.module.css';

/** Lets its section fill the screen; has the focus when that ends. */
export function SizeButton({ isFull, onChange }: { isFull: boolean; onChange: (isFull: boolean) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.size}>
      <Button ref={button} small icon={isFull ? 'arrow-left' : undefined} onPress={() => onChange(!isFull)}>
        {isFull ? 'Back to the list' : 'Full screen'}
      </Button>
      {isFull && <Alone button={button} onLeave={() => onChange(false)} />}
    </div>
  );
}

function Alone({ button, onLeave }: { button: RefObject<HTMLElement | null>; onLeave: () => void }) {
  useBackCloses(onLeave);
  useEffect(() => {
    const element = button.current;
    const behind = beside(element?.closest('section'));
    behind.forEach((one) => one.toggleAttribute('inert', true));
    return () => {
      behind.forEach((one) => one.removeAttribute('inert'));
      element?.focus();
    };
  }, [button]);
  return null;
}

function beside(element: Element | null | undefined): Element[] {
  if (!element?.parentElement || element === document.body) return [];
  // Messages are shown over the map, and can be dismissed there.
  const others = [...element.parentElement.children].filter(
    (one) => one !== element && !one.matches('[inert], [role="status"]'),
  );
  return [...others, ...beside(element.parentElement)];
}

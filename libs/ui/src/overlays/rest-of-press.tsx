import { useEffect, useRef } from 'react';
import styles from './modal.module.css';

/** Within so many milliseconds two presses are one double press. */
const DOUBLE_PRESS_MS = 500;

/**
 * Part of every overlay that covers something. When the overlay goes, it takes the rest of a double press whose first
 * half closed it: that was meant for the overlay's button, not for what lay behind it.
 */
export function RestOfPress() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let last = { x: 0, y: 0, at: -Infinity };
    const overlay = marker.current?.parentElement;
    const onPress = ({ clientX: x, clientY: y, target }: PointerEvent) => {
      if (overlay?.contains(target as Node)) last = { x, y, at: performance.now() };
    };
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      if (performance.now() - last.at <= DOUBLE_PRESS_MS) cover(last);
    };
  }, []);
  return <span ref={marker} hidden />;
}

/** An element is needed, because a finger's click may not say that it is the second one. */
function cover({ x, y }: { x: number; y: number }): void {
  const element = document.createElement('div');
  element.className = styles['restOfPress'] ?? '';
  // React Aria takes no press on it for one beside the dialog below.
  element.setAttribute('data-react-aria-top-layer', 'true');
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  // The focus stays where the overlay gave it back to.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(element);
  setTimeout(() => element.remove(), DOUBLE_PRESS_MS);
}

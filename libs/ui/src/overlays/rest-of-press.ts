import styles from './modal.module.css';

/** Within so many milliseconds two presses are one double press. */
const DOUBLE_PRESS_MS = 500;

let last = { x: 0, y: 0, at: -Infinity };
const onPress = ({ clientX: x, clientY: y }: PointerEvent) => {
  last = { x, y, at: performance.now() };
};
window.addEventListener('pointerdown', onPress, true);

/**
 * Takes the rest of a double press whose first half closed a dialog: it was meant for the dialog's button, not for what
 * lay behind it. By an element, because a finger's click may not say that it is the second one.
 */
export function takeRestOfPress(): void {
  if (performance.now() - last.at > DOUBLE_PRESS_MS) return;
  const cover = document.createElement('div');
  cover.className = styles['restOfPress'] ?? '';
  // React Aria takes no press on it for one beside the dialog below.
  cover.setAttribute('data-react-aria-top-layer', 'true');
  cover.style.left = `${last.x}px`;
  cover.style.top = `${last.y}px`;
  // The focus stays where the dialog gave it back to.
  cover.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(cover);
  setTimeout(() => cover.remove(), DOUBLE_PRESS_MS);
}

import { cloneElement, useId, useState, type CSSProperties, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

export type TooltipProps = { text: string; children: ReactElement<{ 'aria-describedby'?: string }> };

/** Distance to the edges of the window, in px; half of the widest tooltip. */
const halfWidth = 148;

/** A few words above a button on hover or keyboard focus; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const hide = () => setPlace(null);

  return (
    <span
      className={styles.anchor}
      onPointerEnter={(event) => setPlace(placeAbove(event.currentTarget))}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setPlace(placeAbove(event.currentTarget))}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {place &&
        createPortal(
          <span role="tooltip" className={styles.tooltip} style={place}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}

function placeAbove(anchor: HTMLElement): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = Math.max(halfWidth, Math.min(middle, window.innerWidth - halfWidth));
  return { left, top: box.top };
}

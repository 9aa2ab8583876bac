import { OverlayArrow, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps } from './tooltip';
import styles from './tooltip.module.css';

/** A few words beside a button on hover or focus. The child must be one of our buttons. */
export default function TooltipCode({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={60}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} offset={8}>
        <OverlayArrow className={styles.arrow ?? ''}>
          <svg width={10} height={6} viewBox="0 0 10 6" aria-hidden>
            <path d="M0 0 5 6 10 0" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

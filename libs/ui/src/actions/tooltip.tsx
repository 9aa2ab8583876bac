import { lazy, Suspense, type ReactElement } from 'react';

export type TooltipProps = { text: string; children: ReactElement };

const TooltipCode = lazy(() => import('./tooltip-code'));

/** A few words beside a button on hover or focus. The child must be one of our buttons. */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <TooltipCode {...props} />
    </Suspense>
  );
}

import { use, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { useBackCloses } from './back-closes';
import { RestOfPress } from './rest-of-press';

/** For an overlay that its button opens. */
export function BackCloses(): null {
  const trigger = use(OverlayTriggerStateContext);
  useBackCloses(() => trigger?.close());
  return null;
}

/** Opens beside its button and takes all presses while it is open. */
export function Popover({ children, ...props }: Omit<PopoverProps, 'children'> & { children: ReactNode }) {
  return (
    <AriaPopover {...props}>
      <RestOfPress />
      {props.isOpen === undefined && <BackCloses />}
      {children}
    </AriaPopover>
  );
}

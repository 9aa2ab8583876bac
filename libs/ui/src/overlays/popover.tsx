import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { RestOfPress } from './rest-of-press';

/** What opens beside its button and takes all presses while it is open. */
export function Popover({ children, ...props }: Omit<PopoverProps, 'children'> & { children: ReactNode }) {
  return (
    <AriaPopover {...props}>
      <RestOfPress />
      {children}
    </AriaPopover>
  );
}

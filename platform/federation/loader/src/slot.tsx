import type { ReactNode } from 'react';
import type { Sourced } from './read-remotes';
import { RemotePart } from './remote-part';
import { type SlotFiller, useRemoteSite } from './remote-site';

/** The fillers of a named place that the reader may see, in their order. */
export function useFillers(name: string): Sourced<SlotFiller>[] {
  return useRemoteSite().fillers.filter(({ slot }) => slot === name);
}

export type SlotProps = {
  name: string;
  /** Handed to each filler. */
  props?: object;
  /** Shown while a filler's code is on its way; of the filler's size. */
  skeleton?: ReactNode;
  /** Shown when nobody fills the place. */
  empty?: ReactNode;
  /** The page does without a filler that is not there within this time, or fails: `empty` takes its place. */
  waitMs?: number;
};

/** A named place that remotes fill; each filler fails by itself. */
export function Slot({ name, props, skeleton, empty = null, waitMs }: SlotProps) {
  const fillers = useFillers(name);
  if (fillers.length === 0) return empty;
  return fillers.map(({ remote, filler }) => (
    <RemotePart
      key={`${remote}/${filler}`}
      remote={remote}
      kind="slots"
      name={filler}
      props={props}
      skeleton={skeleton}
      extra={waitMs === undefined ? undefined : { waitMs, instead: empty }}
    />
  ));
}

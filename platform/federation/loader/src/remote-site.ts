import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PartName } from './part-loader';
import type { Sourced } from './read-remotes';

export type SlotFiller = {
  slot: string;
  /** Name of the component in the remote's entry. */
  filler: string;
};

export type BoundaryProps = {
  children: ReactNode;
  /** Drawn in place of the children after an error. `show` draws the children again as they are. */
  fallback: (retry: () => void, error: unknown, show: () => void) => ReactNode;
  /** Runs before a new try. */
  onRetry?: () => void;
};

export type FailedProps = {
  kind: PartName['kind'];
  error: unknown;
  onRetry: () => void;
  /** Loads it again; rejects while it cannot be had. Absent where it is there and failed. */
  load?: () => Promise<unknown>;
};

export type RemoteSite = {
  /** Name of one of the sides that a remote exposes. */
  name: string;
  /** Fillers that the reader may see, in their order. */
  fillers: Sourced<SlotFiller>[];
  /** Keeps an error of its children to their own area. */
  Boundary: ComponentType<BoundaryProps>;
  /** Replaces a part whose code failed. */
  Failed: ComponentType<FailedProps>;
  /** Until a part is there. */
  skeleton: ReactNode;
};

const SiteContext = createContext<RemoteSite | null>(null);

export const RemoteSiteProvider = SiteContext.Provider;

export function useRemoteSite(): RemoteSite {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('A part of a remote needs a site around it');
  return site;
}

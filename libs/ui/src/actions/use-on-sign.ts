import { type ComponentType, useEffect, useState } from 'react';
import { firstInteraction } from './first-interaction';

/** A component whose code comes with the first sign of a person. */
export interface OnSign<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Once it has come. */
  code: ComponentType<Props> | null;
}

export const onSign = <Props>(load: OnSign<Props>['load']): OnSign<Props> => ({ load, code: null });

/**
 * The component, null until somebody is there. What stands in its place meanwhile is drawn ahead on the server and
 * taken over as it is, which a `Suspense` that waits would not be.
 *
 * @throws why its code did not load, for the boundary around
 */
export function useOnSign<Props>(part: OnSign<Props>): ComponentType<Props> | null {
  const [Code, setCode] = useState(() => part.code);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (part.code) return;
    firstInteraction()
      .then(part.load)
      .then(({ default: code }) => {
        part.code = code;
        setCode(() => code);
      })
      .catch((error: unknown) => setFailure({ error }));
  }, [part]);
  if (failure) throw failure.error;
  return Code;
}

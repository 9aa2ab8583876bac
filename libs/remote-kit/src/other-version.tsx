import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { leaveVersion } from './load-manifest';

export type OtherVersionProps = {
  remote: string;
  /** Whether this part has been drawn before: then it is not the version that fails. */
  hasShown: RefObject<boolean>;
  /** Until it is known whether there is another. */
  skeleton: ReactNode;
  /** What stands here where there is none. */
  children: ReactNode;
};

/** In place of a part that could not be loaded or drawn: what was live before, with a new load of the page. */
export function OtherVersion({ remote, hasShown, skeleton, children }: OtherVersionProps) {
  const [isAsking, setAsking] = useState(true);
  useLayoutEffect(() => {
    if (hasShown.current) return setAsking(false);
    void leaveVersion(remote).then((hasLeft) => {
      if (hasLeft) window.location.reload();
      else setAsking(false);
    });
  }, [remote, hasShown]);
  return isAsking ? skeleton : children;
}

/** Stands beside what is to be drawn, and notes that it was. */
export function Shown({ hasShown }: Pick<OtherVersionProps, 'hasShown'>) {
  useEffect(() => {
    hasShown.current = true;
  }, [hasShown]);
  return null;
}

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { leaveVersion } from './remotes';

export type OtherVersionProps = {
  remote: string;
  /** Whether somebody has used this part: what they did there must not be lost for another version. */
  isUsed: RefObject<boolean>;
  /** Until it is known whether there is another. */
  skeleton: ReactNode;
  /** What stands here where there is none. */
  children: ReactNode;
};

/** In place of a part that could not be loaded or drawn: what was live before, with a new load of the page. */
export function OtherVersion({ remote, isUsed, skeleton, children }: OtherVersionProps) {
  const [isAsking, setAsking] = useState(true);
  useLayoutEffect(() => {
    if (isUsed.current) return setAsking(false);
    void leaveVersion(remote).then((hasLeft) => {
      if (hasLeft) window.location.reload();
      else setAsking(false);
    });
  }, [remote, isUsed]);
  return isAsking ? skeleton : children;
}

/** Stands beside what is to be drawn, and notes the first press or key since it was: a skeleton is drawn, too. */
export function FirstUse({ isUsed }: Pick<OtherVersionProps, 'isUsed'>) {
  useEffect(() => {
    const used = () => {
      isUsed.current = true;
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, used, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isUsed]);
  return null;
}

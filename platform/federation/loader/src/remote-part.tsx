import type { ReactNode, RefObject } from 'react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keyOf, loadedPart, type Part, type PartName, usePartLoader } from './part-loader';
import { useRemoteSite } from './remote-site';
import { forgetRemote, hasNewVersion, leaveVersion } from './remotes';

/** Code that takes longer does not come. */
const LOAD_MS = 30_000;

export type RemotePartProps = PartName & {
  props?: object;
  skeleton?: ReactNode;
  /** The page does without it where it is late or fails. */
  extra?: { waitMs: number; instead: ReactNode };
};

/**
 * Code of a remote in an area of its own: a skeleton until it is there, a retry when it does not come.
 * Which code is settled when it is first drawn: give it a `key` where remote or name may change.
 */
export function RemotePart({ remote, kind, name, props, skeleton, extra }: RemotePartProps) {
  const isUsed = useRef(false);
  const { name: site, Boundary, Failed, ...usual } = useRemoteSite();
  const waiting = skeleton ?? (extra ? null : usual.skeleton);
  const { Part, tryAnew, loadFirst } = usePart({ remote, kind, name }, site, extra?.waitMs);

  return (
    <Boundary
      onRetry={tryAnew}
      fallback={(retry, error, show) =>
        extra ? (
          <Without remote={remote} error={error} skeleton={waiting}>
            {extra.instead}
          </Without>
        ) : (
          <OtherVersion remote={remote} isUsed={isUsed} skeleton={waiting}>
            <Failed
              kind={kind}
              error={error}
              onRetry={retry}
              load={loadFirst && (() => loadFirst().then(show))}
            />
          </OtherVersion>
        )
      }
    >
      <Suspense fallback={waiting}>
        <Part {...props} />
        <FirstUse isUsed={isUsed} />
      </Suspense>
    </Boundary>
  );
}

/**
 * A part's code, requested twice before it counts as failed; once where it has less time.
 *
 * @returns tryAnew    draws it with another attempt
 * @returns loadFirst  once it has failed: waits for the code before it is drawn, so that a failure changes nothing
 */
function usePart(part: PartName, site: string, waitMs?: number) {
  const { remote } = part;
  const loadPart = usePartLoader();
  const [hasFailed, setFailed] = useState(false);
  const loadOnce = () => inTime(remote, loadPart(part, site), waitMs);
  const loadTwice = () => (waitMs ? loadOnce() : loadOnce().catch(() => loadAgain(remote, loadOnce)));
  const load = () =>
    sharedLoad(keyOf(part, site), loadTwice).catch((error: unknown) => {
      setFailed(true);
      throw error;
    });
  const [Part, setPart] = useState(() => loadedPart(part, site)?.default ?? lazy(load));
  // A lazy component keeps its rejected promise for ever, so each attempt makes a new one.
  const tryAnew = () => setPart(() => lazy(() => loadAgain(remote, load)));
  const loadFirst = async () => {
    const part = await loadAgain(remote, loadOnce);
    setPart(() => lazy(() => Promise.resolve(part)));
  };
  return { Part, tryAnew, loadFirst: hasFailed ? loadFirst : undefined };
}

const loading = new Map<string, Promise<Part>>();

/** A part that is drawn twice at once, as React does before it settles, is loaded once. */
function sharedLoad(key: string, load: () => Promise<Part>): Promise<Part> {
  const part = loading.get(key) ?? load().finally(() => loading.delete(key));
  loading.set(key, part);
  return part;
}

class LateError extends Error {}

async function inTime(remote: string, part: Promise<Part>, ms = LOAD_MS): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const words = `${remote} was not loaded within ${ms / 1000} s`;
    timer = setTimeout(() => reject(new LateError(words)), ms);
  });
  return Promise.race([part, late]).finally(() => clearTimeout(timer));
}

/** Asks the network again; where the site has moved on to another version of the remote, loads the page anew. */
async function loadAgain(remote: string, load: () => Promise<Part>): Promise<Part> {
  if (await hasNewVersion(remote)) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  forgetRemote(remote);
  return load();
}

type OtherVersionProps = {
  remote: string;
  /** True once somebody has used this part: what they did there must not be lost for another version. */
  isUsed: RefObject<boolean>;
  /** Until it is known whether there is another. */
  skeleton: ReactNode;
  /** Shown where there is none. */
  children: ReactNode;
};

/** Replaces a part that could not be loaded or drawn by what was live before, with a new load of the page. */
function OtherVersion({ remote, isUsed, skeleton, children }: OtherVersionProps) {
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

type WithoutProps = Pick<OtherVersionProps, 'remote' | 'skeleton' | 'children'> & { error: unknown };

/** Replaces an extra at its skeleton's height, so that nothing moves. A slow network says nothing of its version. */
function Without({ remote, error, skeleton, children }: WithoutProps) {
  const isLate = error instanceof LateError;
  useEffect(() => {
    if (!isLate) void leaveVersion(remote);
  }, [remote, isLate]);
  return (
    <div style={{ display: 'grid' }}>
      <div style={{ gridArea: '1 / 1', visibility: 'hidden' }} aria-hidden>
        {skeleton}
      </div>
      <div style={{ gridArea: '1 / 1' }}>{children}</div>
    </div>
  );
}

/** Stands beside what is to be drawn, and notes the first press or key since it was: a skeleton is drawn, too. */
function FirstUse({ isUsed }: Pick<OtherVersionProps, 'isUsed'>) {
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

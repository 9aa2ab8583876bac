import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { useAlertedCall } from '@yard/data';
import { Menu, useModals, useToast } from '@yard/ui';
import { type Move, type Remote, useSwitch } from './use-remotes';

type VersionMenuProps = { remote: Remote; version: WatchedVersionRecord; onTry: () => void };

type Act = { title: string; effect: string; done: string; move: Move; version?: string };

export function VersionMenu({ remote: { name, versions }, version, onTry }: VersionMenuProps) {
  const act = useAct(name);
  const tryAlone = useTryAlone(name);
  const isTried = versions.some(({ state }) => state === 'tried');
  const { state, published_at } = version;
  const ways = [
    [state !== 'live' || isTried, 'Roll out to everyone', () => act(promotion(name, version))],
    [state !== 'live' && published_at !== null, 'Try with some visitors', onTry],
    [state !== 'live', 'Try it yourself', () => tryAlone(version)],
    [version.next_share_at !== null, 'Stop raising the share', () => act(stop(name))],
    [version.stopped_because !== null, 'Keep raising the share', () => act(goOn(name, version))],
    [state === 'tried', 'End the trial', () => act(endOfTrial(name))],
    [state === 'live' && !isTried && versions.length > 1, 'Roll back', () => act(wayBack(name))],
  ] as const;
  const entries = ways
    .filter(([isOffered]) => isOffered)
    .map(([, label, run]) => ({ id: label, label, onSelect: () => void run() }));
  return entries.length > 0 ? (
    <Menu label={`Actions for ${name} ${version.version}`} entries={entries} />
  ) : null;
}

function useAct(name: string): (act: Act) => Promise<void> {
  const { mutateAsync } = useSwitch(name);
  const { confirm } = useModals();
  const toast = useToast();
  const call = useAlertedCall();
  return async ({ title, effect, done, move, version }) => {
    if (!(await confirm({ title: `${title}?`, message: effect, confirmText: title }))) return;
    const moved = mutateAsync({ move, ...(version !== undefined && { version }) });
    if (await call(moved)) toast.show(done);
  };
}

function useTryAlone(name: string): (version: WatchedVersionRecord) => Promise<void> {
  const { mutateAsync } = useSwitch(name);
  const call = useAlertedCall();
  return async ({ version, published_at }) => {
    const tried = mutateAsync({ move: 'preview', version: published_at === null ? 'built' : version });
    if (await call(tried)) window.location.reload();
  };
}

const NEXT_PAGE = 'Takes effect on the next page load. Open pages keep what they have.';

function promotion(name: string, { version, published_at }: WatchedVersionRecord): Act {
  return {
    title: `Roll out ${version} to everyone`,
    effect: `${NEXT_PAGE} Remotes published together with it are rolled out, too.`,
    done: `${name} ${version} is live`,
    // The version that the site was built with is in no store.
    ...(published_at === null ? { move: 'rollback', version: 'built' } : { move: 'promote', version }),
  };
}

function endOfTrial(name: string): Act {
  return {
    title: 'End the trial',
    effect: `Everyone gets the live version. ${NEXT_PAGE}`,
    done: `Trial of ${name} ended`,
    move: 'rollback',
  };
}

function stop(name: string): Act {
  return {
    title: 'Stop raising the share',
    effect: 'Visitors who have the version keep it. Nobody else gets it.',
    done: `The share of ${name} stays`,
    move: 'stop',
  };
}

function goOn(name: string, { next_share }: WatchedVersionRecord): Act {
  return {
    title: 'Keep raising the share',
    effect: `It goes to ${next_share}% after the usual wait. Sessions are counted from zero.`,
    done: `The share of ${name} rises again`,
    move: 'continue',
  };
}

function wayBack(name: string): Act {
  return {
    title: 'Roll back',
    effect: `The previous version goes live again. ${NEXT_PAGE}`,
    done: `${name} rolled back`,
    move: 'rollback',
  };
}

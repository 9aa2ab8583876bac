import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { useAlertedCall } from '@yard/data';
import { Menu, type MenuEntry, useModals, useToast } from '@yard/ui';
import { type Move, type Remote, useSwitch } from './use-remotes';

type VersionMenuProps = { remote: Remote; version: WatchedVersionRecord; onTry: () => void };

interface Act {
  title: string;
  effect: string;
  done: string;
  move: Move;
  version?: string;
}

/** Actions on a version, each after a confirmation: they change what every visitor gets. */
export function VersionMenu({ remote: { name, versions }, version, onTry }: VersionMenuProps) {
  const act = useAct(name);
  const tryAlone = useTryAlone(name);
  const isTried = versions.some(({ state }) => state === 'tried');
  const entries: MenuEntry[] = [];
  if (version.state !== 'live' || isTried) {
    entries.push({
      id: 'promote',
      label: 'Give to everybody',
      onSelect: () => void act(promotion(name, version)),
    });
  }
  if (version.published_at !== null && version.state !== 'live') {
    entries.push({ id: 'try', label: 'Try with some visitors', onSelect: onTry });
  }
  if (version.state !== 'live') {
    entries.push({ id: 'alone', label: 'Try it yourself', onSelect: () => void tryAlone(version) });
  }
  if (version.state === 'tried') {
    entries.push({ id: 'end', label: 'End the trial', onSelect: () => void act(endOfTrial(name)) });
  }
  if (version.state === 'live' && !isTried && versions.length > 1) {
    entries.push({
      id: 'back',
      label: 'Go back to what was before',
      onSelect: () => void act(wayBack(name)),
    });
  }
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

/** Changes what this reader gets and nobody else, so no confirmation is needed. */
function useTryAlone(name: string): (version: WatchedVersionRecord) => Promise<void> {
  const { mutateAsync } = useSwitch(name);
  const call = useAlertedCall();
  return async ({ version, published_at }) => {
    const tried = mutateAsync({ move: 'preview', version: published_at === null ? 'built' : version });
    if (await call(tried)) window.location.reload();
  };
}

const NEXT_PAGE = 'Visitors get it with their next page; pages that are open go on with what they have.';

function promotion(name: string, { version, published_at }: WatchedVersionRecord): Act {
  return {
    title: `Give ${version} to everybody`,
    effect: `${NEXT_PAGE} Remotes that were published together with it move along.`,
    done: `${name} ${version} is live`,
    // The version that the site was built with is in no store.
    ...(published_at === null ? { move: 'rollback', version: 'built' } : { move: 'promote', version }),
  };
}

function endOfTrial(name: string): Act {
  return {
    title: 'End the trial',
    effect: `Everybody gets what the others have. ${NEXT_PAGE}`,
    done: `The trial of ${name} has ended`,
    move: 'rollback',
  };
}

function wayBack(name: string): Act {
  return {
    title: 'Go back',
    effect: `What was live before is live again. ${NEXT_PAGE}`,
    done: `${name} is what it was before`,
    move: 'rollback',
  };
}

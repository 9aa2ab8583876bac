import { resolve } from 'node:path';
import { LiveCheck } from '../../src/remotes/contract/live-check';
import { RemoteReleases } from '../../src/remotes/remote-releases';
import { RemovedRemotes } from '../../src/remotes/removed-remotes';
import type { RemoteRelease } from '../../src/remotes/remote-release.entity';
import { type ListedVersion, VersionList } from '../../src/remotes/version-list';
import { WORKSPACE } from '../../src/remotes/workspace';
import type { Command, CommandContext } from './commands';
import { daysOf, firstShareOf, shareOf, wordsOf } from './remote-words';

const PRUNED_AFTER_DAYS = 7;

export const remotePublish: Command = {
  usage: 'remote:publish NAME [--dir DIR] [--group GROUP] [--share 10% | --try] [--expects VERSION]',
  summary:
    'makes a version of a built remote and gives it to everybody, to a share of the visitors, or to nobody yet',
  options: {
    dir: { type: 'string', help: 'what the build left; NAME/dist without it' },
    group: { type: 'string', help: 'remotes that are switched together share a word' },
    share: { type: 'string', help: 'tries it with so many of the visitors first' },
    expects: {
      type: 'string',
      help: 'what is to be live until then, or `built`; publishes nothing otherwise',
    },
    try: { type: 'boolean', help: 'gives it to nobody: an admin tries it alone, in the back office' },
  },
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    const { dir, group, expects } = context.options;
    const share = firstShareOf(context);
    const folder = typeof dir === 'string' ? resolve(dir) : resolve(WORKSPACE, name, 'dist');
    await within(context, RemoteReleases, async (releases) => {
      const { version, files, bytes, release } = await releases.publish(name, folder, {
        group: typeof group === 'string' ? group : null,
        share,
        expects: typeof expects === 'string' ? expects : null,
      });
      console.log(`${name} ${version} is published: ${files} files, ${Math.round(bytes / 1000)} kB`);
      console.log(reach(version, release));
    });
  },
};

export const remoteList: Command = {
  usage: 'remote:list',
  summary: 'says which versions of remotes there are and who gets them',
  async run(context) {
    await within(context, VersionList, async (versions) => {
      for (const one of await versions.of()) console.log(line(one));
    });
  },
};

export const remoteCheck: Command = {
  usage: 'remote:check',
  summary:
    'compares the remotes that are live with the shells and the API of this build: before it is deployed',
  async run(context) {
    await within(context, LiveCheck, async (check) => {
      for (const { name, version, state, unmet } of await check.all()) {
        const fits = unmet.length === 0 ? 'fits' : unmet.join('; ');
        console.log(`${unmet.length === 0 ? 'ok  ' : 'fail'}  ${name} ${version}, ${state}: ${fits}`);
        if (unmet.length > 0) process.exitCode = 1;
      }
    });
  },
};

export const remoteCanary: Command = {
  usage: 'remote:canary NAME VERSION SHARE',
  summary: 'gives a version to a share of the visitors (10%), the same ones each time',
  async run(context) {
    const [name, version, share] = wordsOf(context, 'NAME', 'VERSION', 'SHARE');
    const wanted = shareOf(share);
    await within(context, RemoteReleases, async (releases) =>
      tell(await releases.canary(name, version, wanted)),
    );
  },
};

export const remotePromote: Command = {
  usage: 'remote:promote NAME VERSION',
  summary: 'gives a version to everybody',
  async run(context) {
    const [name, version] = wordsOf(context, 'NAME', 'VERSION');
    await within(context, RemoteReleases, async (releases) => tell(await releases.promote(name, version)));
  },
};

export const remoteRollback: Command = {
  usage: 'remote:rollback NAME [VERSION]',
  summary: 'ends a trial; else goes back to what was live before, to VERSION, or to what is `built`',
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    await within(context, RemoteReleases, async (releases) =>
      tell(await releases.rollback(name, context.words[1])),
    );
  },
};

export const remoteRemove: Command = {
  usage: 'remote:remove NAME',
  summary: 'takes all that was published of a remote out of the site, at once and for good',
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    await within(context, RemovedRemotes, async (remotes) => {
      const { versions, isBuilt } = await remotes.remove(name);
      const then = isBuilt ? `${named(null)} is live` : 'it has no page any more';
      console.log(`${name}: ${versions} ${versions === 1 ? 'version is' : 'versions are'} removed; ${then}`);
    });
  },
};

export const remotePrune: Command = {
  usage: `remote:prune [--days ${PRUNED_AFTER_DAYS}]`,
  summary: 'removes versions that nobody got for so many days; the last one before what is live stays',
  options: { days: { type: 'string', help: `${PRUNED_AFTER_DAYS} without it` } },
  async run(context) {
    const days = daysOf(context, PRUNED_AFTER_DAYS);
    await within(context, RemoteReleases, async (releases) => {
      const gone = await releases.prune(days);
      for (const { name, version } of gone) console.log(`${name} ${version} is removed`);
      if (gone.length === 0) console.log('nothing to remove');
    });
  },
};

export async function within<Service>(
  { openApp }: CommandContext,
  token: new (...args: never[]) => Service,
  work: (service: Service) => Promise<void>,
): Promise<void> {
  const app = await openApp();
  try {
    await work(app.get<Service>(token as never, { strict: false }));
  } finally {
    await app.close();
  }
}

function tell(releases: RemoteRelease[]): void {
  for (const { name, version, canary_version, canary_share } of releases) {
    const tried =
      canary_version === null ? '' : `, ${(canary_share ?? 0) / 100} % of the visitors try ${canary_version}`;
    console.log(`${name}: ${named(version)} is live${tried}`);
  }
}

function reach(published: string, { version, canary_version }: RemoteRelease): string {
  if (version === published) return 'it is live';
  if (canary_version === published) return `it is tried; the others get ${named(version)}`;
  return 'nobody gets it; an admin may try it alone, on the page of remotes';
}

const named = (version: string | null): string => version ?? 'what was built with the installation';

function line({ name, version, state, share, ...one }: ListedVersion): string {
  const by = one.published_by === null ? '' : ` by ${one.published_by}`;
  const group = one.release_group === null ? '' : `, group ${one.release_group}`;
  const how =
    one.published_at === null ? 'built with the installation' : `published ${one.published_at}${by}${group}`;
  const back =
    one.taken_back_at === null ? '' : `, taken back ${one.taken_back_at}: it ${one.taken_back_because}`;
  const who = state === 'tried' ? `tried by ${share} %` : (state ?? '');
  const stopped = one.stopped_because === null ? '' : `, not further: it ${one.stopped_because}`;
  const next = one.next_share_at === null ? stopped : `, ${one.next_share} % from ${one.next_share_at}`;
  return `${name.padEnd(20)} ${version.padEnd(12)}  ${who.padEnd(14)} ${how}${back}${next}`;
}

import { resolve } from 'node:path';
import { RemoteReleases } from '../remotes/remote-releases';
import type { RemoteRelease } from '../remotes/remote-release.entity';
import { RemoteVersion } from '../remotes/remote-version.entity';
import { ServedRemotes, WORKSPACE } from '../remotes/served-remotes';
import type { Command, CommandContext } from './commands';
import { daysOf, shareOf, wordsOf } from './remote-words';

const PRUNED_AFTER_DAYS = 7;

export const remotePublish: Command = {
  usage: 'remote:publish NAME [--dir DIR] [--group GROUP] [--share 10%]',
  summary: 'makes a version of a built remote and gives it to everybody, or to a share of the visitors',
  options: {
    dir: { type: 'string', help: 'what the build left; NAME/dist without it' },
    group: { type: 'string', help: 'remotes that are switched together share a word' },
    share: { type: 'string', help: 'tries it with so many of the visitors first' },
  },
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    const { dir, group, share } = context.options;
    const folder = typeof dir === 'string' ? resolve(dir) : resolve(WORKSPACE, name, 'dist');
    await within(context, RemoteReleases, async (releases) => {
      const { version, files, bytes, live } = await releases.publish(name, folder, {
        group: typeof group === 'string' ? group : null,
        share: typeof share === 'string' ? shareOf(share) : null,
      });
      console.log(`${name} ${version} is published: ${files} files, ${Math.round(bytes / 1000)} kB`);
      console.log(live === version ? 'it is live' : `it is tried; the others get ${named(live)}`);
    });
  },
};

export const remoteList: Command = {
  usage: 'remote:list',
  summary: 'says which versions of remotes there are and who gets them',
  async run(context) {
    const { manager } = context.dataSource;
    const versions = await manager.find(RemoteVersion, { order: { name: 'ASC', created_at: 'DESC' } });
    await within(context, ServedRemotes, async (served) => {
      const live = await served.offered();
      for (const { folder, version } of served.builtRemotes()) {
        const state = live.find((one) => one.live?.folder === folder && one.live.version === version);
        console.log(line(folder, version, 'built with the installation', state ? 'live' : ''));
      }
      for (const { name, version, created_at, release_group } of versions) {
        const offer = live.find((one) => one.name === name);
        const share = offer?.canary?.version === version ? `tried by ${offer.canary.share / 100} %` : '';
        const state = offer?.live?.version === version ? 'live' : share;
        const group = release_group === null ? '' : `, group ${release_group}`;
        console.log(line(name, version, `published ${created_at.toISOString()}${group}`, state));
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

async function within<Service>(
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

function named(version: string | null): string {
  return version ?? 'what was built with the installation';
}

function line(name: string, version: string, how: string, state: string): string {
  return `${name.padEnd(20)} ${version.padEnd(12)}  ${state.padEnd(14)} ${how}`;
}

import { readFile } from 'node:fs/promises';
import { idOf, type TeamKey } from '../../src/remotes/teams/remote-team.entity';
import { RemoteTeams } from '../../src/remotes/teams/remote-teams';
import { type Command, type CommandContext, needed, Usage } from './commands';
import { within } from './remote-commands';
import { wordsOf } from './remote-words';

export const remoteTeam: Command = {
  usage:
    'remote:team NAME --remotes mf-rentals,… --key FILE [--mail ADDRESS] | --add-key FILE [--until DATE] | --remove-key ID',
  summary:
    'lets a team publish these remotes over HTTP, or gives it another token; tells the token once, or changes keys',
  options: {
    remotes: { type: 'string', help: 'folder names, commas between them' },
    key: { type: 'string', help: 'the public Ed25519 key that the team signs with, in PEM' },
    mail: { type: 'string', help: 'where the team is notified when one of its versions is rolled back' },
    'add-key': { type: 'string', help: 'another key, or one that it has with another end' },
    until: { type: 'string', help: 'the day from which that key is good no more (2027-01-31, UTC)' },
    'remove-key': { type: 'string', help: 'an id from remote:teams' },
  },
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    const { 'add-key': added, 'remove-key': removed } = context.options;
    if (typeof removed === 'string')
      return within(context, RemoteTeams, async (teams) =>
        tellKeys(name, await teams.removeKey(name, removed)),
      );
    if (typeof added === 'string') {
      const [pem, until] = [await textOf(added), endOf(context)];
      return within(context, RemoteTeams, async (teams) =>
        tellKeys(name, await teams.addKey(name, pem, until)),
      );
    }
    const remotes = needed(context, 'remotes').split(',');
    const key = await textOf(needed(context, 'key'));
    await within(context, RemoteTeams, async (teams) => {
      const token = await teams.register(name, remotes, key, mailOf(context));
      console.log(`${name} may publish ${remotes.join(', ')}, with this token, which is not shown again:`);
      console.log(token);
    });
  },
};

function tellKeys(name: string, keys: TeamKey[]): void {
  for (const key of keys) console.log(`${name} signs with ${keyWords(key)}`);
}

const keyWords = (key: TeamKey) => `${idOf(key)}${key.until === null ? '' : ` until ${key.until}`}`;

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new Usage(`${file} cannot be read: ${String(error)}`);
  });

function endOf({ options: { until } }: CommandContext): string | null {
  if (until === undefined) return null;
  const end = new Date(typeof until === 'string' && /^\d{4}-\d\d-\d\d$/.test(until) ? until : Number.NaN);
  if (Number.isNaN(end.getTime())) throw new Usage('--until is a day: 2027-01-31');
  return end.toISOString();
}

function mailOf({ options: { mail } }: CommandContext): string | null {
  if (mail === undefined) return null;
  if (typeof mail === 'string' && /^[^\s@]+@[^\s@]+$/.test(mail)) return mail;
  throw new Usage(`${String(mail)} is no address`);
}

export const remoteTeams: Command = {
  usage: 'remote:teams',
  summary: 'says which teams may publish which remotes over HTTP',
  async run(context) {
    await within(context, RemoteTeams, async (teams) => {
      const all = await teams.all();
      for (const team of all) {
        const { name, remotes, mail, updated_at } = team;
        const notified = mail === null ? '' : `, notified at ${mail}`;
        console.log(`${name.padEnd(20)} ${remotes.join(', ')}, since ${updated_at.toISOString()}${notified}`);
        for (const key of team.signing_keys ?? []) console.log(`  signs with ${keyWords(key)}`);
      }
      if (all.length === 0) console.log('no team may');
    });
  },
};

export const remoteTeamRemove: Command = {
  usage: 'remote:team:remove NAME',
  summary: 'makes a team’s token void; what it published stays',
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    await within(context, RemoteTeams, async (teams) => {
      await teams.remove(name);
      console.log(`${name} may publish nothing`);
    });
  },
};

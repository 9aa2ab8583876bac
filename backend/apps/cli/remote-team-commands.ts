import { readFile } from 'node:fs/promises';
import { RemoteTeams } from '../../src/remotes/teams/remote-teams';
import { type Command, type CommandContext, needed, Usage } from './commands';
import { within } from './remote-commands';
import { wordsOf } from './remote-words';

export const remoteTeam: Command = {
  usage: 'remote:team NAME --remotes mf-rentals,… --key FILE [--mail ADDRESS]',
  summary: 'lets a team publish these remotes over HTTP, or gives it another token; tells the token once',
  options: {
    remotes: { type: 'string', help: 'folder names, commas between them' },
    key: { type: 'string', help: 'the public Ed25519 key that the team signs with, in PEM' },
    mail: { type: 'string', help: 'where the team is notified when one of its versions is rolled back' },
  },
  async run(context) {
    const [name] = wordsOf(context, 'NAME');
    const remotes = needed(context, 'remotes').split(',');
    const file = needed(context, 'key');
    const key = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new Usage(`${file} cannot be read: ${String(error)}`);
    });
    await within(context, RemoteTeams, async (teams) => {
      const token = await teams.register(name, remotes, key, mailOf(context));
      console.log(`${name} may publish ${remotes.join(', ')}, with this token, which is not shown again:`);
      console.log(token);
    });
  },
};

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
      for (const { name, remotes, mail, updated_at } of all) {
        const notified = mail === null ? '' : `, notified at ${mail}`;
        console.log(`${name.padEnd(20)} ${remotes.join(', ')}, since ${updated_at.toISOString()}${notified}`);
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

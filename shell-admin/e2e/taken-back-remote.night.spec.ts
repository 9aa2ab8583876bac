import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedRemote, people, visit, yard } from '@yard/testing';
import { heading, open } from './admin/menu';

function throwingRemote(): string {
  const folder = changedRemote('Broken letters');
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(assets, name), 'utf8');
    if (text.includes('Broken letters'))
      writeFileSync(join(assets, name), `throw new Error('broken');${text}`);
  }
  return folder;
}

it('takes back a version that fails for three who open it, behind one address, and says so', async () => {
  const folder = throwingRemote();
  expect(await yard('remote:publish', 'mf-support', '--dir', folder)).toMatch(/it is live/);

  for (let session = 0; session < 3; session += 1) {
    const ada = await visit('admin');
    await ada.signIn(people.ada);
    await open(ada, 'Support Tickets');
    await heading(ada, 'Support tickets');
    await ada.leave();
  }

  const ada = await visit('admin');
  await ada.signIn(people.ada);
  await open(ada, 'Remotes');
  const versions = ada.page.getByRole('table', { name: 'Versions of mf-support' });
  const taken = versions.getByRole('row', { name: /Taken back/ });
  await taken.getByText('failed for 3 of the first 10 sessions that opened it').waitFor();
  await versions.getByRole('row', { name: /Live.*Built with the site/ }).waitFor();
  expect(await yard('remote:list')).toMatch(/taken back .*: it failed for 3 of the first 10 sessions/);
  await ada.leave();
  rmSync(folder, { recursive: true });
});

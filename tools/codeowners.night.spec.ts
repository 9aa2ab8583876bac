import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
const PROJECT = /^(backend|(mf|shell)-.*)$/;

/** Places and owners, as the lines say them. */
const lines = readFileSync(join(WORKSPACE, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));

const foldersOf = (parent: string) =>
  readdirSync(join(WORKSPACE, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('CODEOWNERS', () => {
  it('has one line for each project', () => {
    const projects = [
      ...foldersOf('.').filter((name) => PROJECT.test(name)),
      ...['libs', 'platform'].flatMap((parent) => foldersOf(parent).map((name) => `${parent}/${name}`)),
    ].map((folder) => `/${folder}/`);
    const places = lines.map(([place]) => place).filter((place) => place !== '*');

    expect(places.sort()).toEqual(projects.sort());
  });

  it('names places that are there, and a team for each', () => {
    for (const [place = '', ...owners] of lines) {
      expect([place, place === '*' || existsSync(join(WORKSPACE, place))]).toEqual([place, true]);
      expect([place, owners.length > 0 && owners.every((one) => /^@yard\/[a-z-]+$/.test(one))]).toEqual([
        place,
        true,
      ]);
    }
  });
});

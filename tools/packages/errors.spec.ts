import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const PAGE =
  '- 404 `Not Found`: why.\n- `The … is gone.`: why.\n- `The … is\n  there.`: why. Also `None is.`\n';
const THROWN = ['The … is there.', 'Not Found', 'Two are.', 'None is.'];

const SCRIPT = `import { differencesOf, differencesOfErrors } from '${join(__dirname, 'docs-checks.mjs')}';
console.log(JSON.stringify({ ours: differencesOfErrors(), example: differencesOf(...JSON.parse(process.argv[1])) }));`;

const found = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, JSON.stringify([PAGE, THROWN])], {
    encoding: 'utf8',
  }),
) as { ours: string[]; example: string[] };

it('finds what is thrown and not on a page of errors, and what is on it and thrown no more', () => {
  expect(found.example).toEqual([
    'errors.md says nothing of "Two are."',
    'errors.md has "The … is gone.", which nothing throws',
  ]);
});

it("has each text that the wire's packages throw, and no other", () => expect(found.ours).toEqual([]));

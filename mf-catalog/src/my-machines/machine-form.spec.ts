import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineRules } from '@yard/contracts';

it('has a field in the form for whatever may be sent of a machine', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.tsx'));
  const source = files.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('');
  const named = Object.keys(machineRules.lines).filter((name) => name !== 'attributes');

  expect(named.filter((name) => !source.includes(`field('${name}')`))).toEqual([]);
});

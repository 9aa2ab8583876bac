import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineFacts, machineRules } from '@yard/contracts';

it('has a field in the form for whatever may be sent of a machine', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.tsx'));
  const source = files.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('');
  // Of which the form has a field each.
  const others: readonly string[] = ['attributes', ...machineFacts];
  const named = Object.keys(machineRules.lines).filter((name) => !others.includes(name));

  expect(named.filter((name) => !source.includes(`field('${name}')`))).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overBudget } from './slot-budget.mjs';

const out = mkdtempSync(join(tmpdir(), 'slots-'));
afterAll(() => rmSync(out, { recursive: true }));

it('names what fills a slot with more code than it takes, compressed', () => {
  const slots = [
    { slot: 'help', filler: 'Help', order: 1 },
    { slot: 'help', filler: 'Long', order: 2 },
    { slot: 'unknown', filler: 'Help', order: 3 },
  ];
  const files = {
    'remote.json': JSON.stringify({ public: { slots } }),
    'parts.json': JSON.stringify({ Help: ['help.js', 'help.css'], Long: ['long.js'] }),
    'help.js': randomBytes(3_000),
    'help.css': randomBytes(2_000),
    'long.js': Buffer.alloc(90_000),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);

  expect(overBudget(out, { help: { kb: 4 } })).toEqual(['Help is 5 kB, compressed; help takes 4 kB']);
  expect(overBudget(out, { help: { kb: 5 } })).toEqual([]);
});

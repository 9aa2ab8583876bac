import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Growth {
  name: string;
  /** Hostile texts that cost more than half as much again as 16 times the time for 16 times the length. */
  tooFast: { text: string; short: number; long: number }[];
}

/** Those that were found when this was written. */
const READERS = 41;

describe('readers of what strangers send', () => {
  it('take for 16 times the text no more than 24 times the time', () => {
    const output = execFileSync(process.execPath, [join(__dirname, 'growth.cjs')], { encoding: 'utf8' });
    const readers = JSON.parse(output) as Growth[];

    expect(readers.filter(({ tooFast }) => tooFast.length > 0)).toEqual([]);
    expect(readers.length).toBeGreaterThanOrEqual(READERS);
  });
});

import { join } from 'node:path';
import { type Ended, program } from './program';

const CLI = join(__dirname, '../dist/apps/cli/cli.js');

/** A command as a person runs it, with what is piped into it: how it ended and what it said, in order. */
export function yard(words: string[], variables: Record<string, string>, input = ''): Promise<Ended> {
  return program([CLI, ...words], { PATH: process.env['PATH'] ?? '', ...variables }, input);
}

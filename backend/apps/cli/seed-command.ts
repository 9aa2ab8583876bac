import { outputOf } from '@kit/server/base/logging/output';
import { seed } from '../seeds/seed';
import type { Command } from './commands';

export const seedCommand: Command = {
  usage: 'seed',
  summary:
    'fills in machine types, postal codes and documents, and the demo world unless DEMO=false; safe to repeat',
  async run({ dataSource, environment, clock }) {
    await seed(dataSource, environment, clock);
    outputOf(process.env).say(
      environment.demo ? 'reference data and demo are there' : 'reference data is there',
    );
  },
};

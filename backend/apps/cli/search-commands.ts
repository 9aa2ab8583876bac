import { indexEverything } from '../../src/catalog/search/index/update-index';
import { outputOf } from '@kit/server/base/logging/output';
import type { Command } from './commands';

export const searchIndex: Command = {
  usage: 'search:index',
  summary:
    'compares what is found with all machines, and writes what differs; for rows written past the application',
  async run({ dataSource }) {
    const changed = await indexEverything(dataSource);
    outputOf(process.env).say(`${changed} machines were not found as they are; they are now`);
  },
};

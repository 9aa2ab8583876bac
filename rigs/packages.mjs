import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { postgresBinaries, startPostgres } from './kit/postgres.mjs';
import { runSpecs } from './kit/programs.mjs';
import { CELLS, installed, packed, tried } from './kit/wire-cells.mjs';

export default {
  does: 'installs the tarballs of @laravel-wire in empty folders, runs quick starts and matrix, and times a created service',
  packages: [{ package: 'postgresql', isThere: () => existsSync(postgresBinaries()) }],
  services: ['wire'],
  async run({ args, scratch, atEnd }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { cells: { type: 'string' } },
    });
    const isGood = values.cells !== undefined || (await runSpecs(['packages'], positionals));
    if (positionals.length > 0) return isGood;

    process.env.TEST_POSTGRES_URL = await startPostgres(atEnd);
    const tarballs = packed(scratch);
    const results = [];
    for (const cell of CELLS.filter(({ name }) => name.includes(values.cells ?? ''))) {
      results.push({ ...cell, ...(await tried(installed(cell, tarballs, scratch), cell)) });
    }
    console.table(results);
    return isGood && results.length > 0 && results.every(({ passed, failed }) => passed > 0 && failed === 0);
  },
};

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Asks a thread for different statements over a wide table, and prints by how many MB the process has grown. */
const ASK = `
  const { ThreadConnection } = require('./dist/database/sqlite/connection');
  const thread = new ThreadConnection({ file: ':memory:', isReader: false });
  const columns = Array.from({ length: 500 }, (_, index) => 'c' + index + ' TEXT').join();
  const ask = (sql) => thread.ask({ sql, parameters: [] });
  (async () => {
    await ask('CREATE TABLE wide (' + columns + ')');
    const before = process.memoryUsage.rss();
    for (let index = 0; index < 1500; index += 1) await ask('SELECT ' + index + ' AS n, * FROM wide');
    console.log(Math.round((process.memoryUsage.rss() - before) / 1e6));
    await thread.close();
  })();`;

it('keeps no memory of statements that it has given up', () => {
  const cwd = join(__dirname, '../../..');
  const grown = execFileSync(process.execPath, ['-e', ASK], { cwd, encoding: 'utf8' });

  // Of 1,500 that are all kept: 350.
  expect(Number(grown)).toBeLessThan(200);
});

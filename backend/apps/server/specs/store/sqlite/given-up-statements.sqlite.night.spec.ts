import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Asks a thread for different statements over a wide table, and prints by how much the process grows, twice. */
const ASK = `
  const { ThreadConnection } = require('@kit/server/store/sqlite/connection');
  const thread = new ThreadConnection({ file: ':memory:', isReader: false });
  const columns = Array.from({ length: 500 }, (_, index) => 'c' + index + ' TEXT').join();
  const ask = (sql) => thread.ask({ sql, parameters: [] });
  (async () => {
    await ask('CREATE TABLE wide (' + columns + ')');
    let asked = 0;
    const grownBy = async (statements) => {
      const before = process.memoryUsage.rss();
      for (const end = asked + statements; asked < end; asked += 1) await ask('SELECT ' + asked + ' AS n, * FROM wide');
      return process.memoryUsage.rss() - before;
    };
    console.log(JSON.stringify([await grownBy(500), await grownBy(1500)]));
    await thread.close();
  })();`;

it('keeps no memory of statements that it has given up', () => {
  const cwd = join(__dirname, '../../../../..');
  const output = execFileSync(process.execPath, ['-e', ASK], { cwd, encoding: 'utf8' });
  const [first = 0, rest = Infinity] = JSON.parse(output) as number[];

  // Three times as many would take three times as much if all were kept.
  expect(rest).toBeLessThan(first * 2);
});

// Follows docs/run-it.md: a base, writes, an accident; a second database has what came before it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, freePort, prepareDatabase, stopped } from '../tools/test/services.mjs';

/** The log's times are whole seconds. */
const SECOND_MS = 1_100;
let scratch = '';
let port = 0;

export default {
  does: 'goes back to a moment before an accident with the binary log of a MariaDB of its own',
  packages: [
    { package: 'mariadb-server', program: 'mariadbd' },
    { package: 'mariadb-client', program: 'mariadb-binlog' },
  ],
  async run(given) {
    scratch = given.scratch;
    port = await freePort();
    const server = await start();
    given.atEnd(() => stopped(server));
    return tried();
  },
};

const where = () => ['--host=127.0.0.1', `--port=${port}`, '--user=root', '--protocol=tcp'];

async function tried() {
  sql('CREATE DATABASE yard CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  yard('yard', ['migrate']);
  yard('yard', ['seed']);
  const base = join(scratch, 'base.sql');
  run('mariadb-dump', [
    ...where(),
    '--single-transaction',
    '--master-data=2',
    `--result-file=${base}`,
    'yard',
  ]);
  account('kept@example.com');
  await pause(SECOND_MS);
  const moment = sql("SELECT DATE_FORMAT(NOW(), '%Y-%m-%d %H:%i:%s')", '--skip-column-names').trim();
  await pause(SECOND_MS);
  sql('DELETE FROM yard.notifications; DROP TABLE yard.mails');
  account('later@example.com');

  const began = performance.now();
  comeBack(base, moment);
  const emails = sql('SELECT email FROM yard_back.users', '--skip-column-names').trim().split('\n');
  const books = yard('yard_back', ['ledger:check']);
  const chain = yard('yard_back', ['audit:check']);
  const checks = {
    'what came after the base is there': emails.includes('kept@example.com'),
    'what came after the moment is not': !emails.includes('later@example.com'),
    'the table that was dropped is there': sql('SHOW TABLES FROM yard_back').includes('mails'),
    'the rows that were deleted are there':
      Number(sql('SELECT COUNT(*) FROM yard_back.notifications', '--skip-column-names')) > 0,
    'the books and the audit log agree': books !== null && chain !== null,
  };
  for (const [sentence, holds] of Object.entries(checks))
    console.log(`${holds ? 'ok   ' : 'FAIL '} ${sentence}`);
  console.log(`      back to ${moment} in ${Math.round(performance.now() - began)} ms`);
  return Object.values(checks).every(Boolean);
}

/** A second database beside the damaged one, so that nothing is lost by a wrong moment. */
function comeBack(base, moment) {
  const [, file, position] =
    /MASTER_LOG_FILE='([^']+)', MASTER_LOG_POS=(\d+)/.exec(readFileSync(base, 'utf8')) ?? [];
  const logs = readdirSync(join(scratch, 'log')).filter((name) => /\.\d+$/.test(name) && name >= file);
  sql('CREATE DATABASE yard_back CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  run('mariadb', [...where(), 'yard_back'], readFileSync(base));
  const since = run('mariadb-binlog', [
    ...[`--start-position=${position}`, `--stop-datetime=${moment}`],
    '--rewrite-db=yard->yard_back',
    ...logs.map((name) => join(scratch, 'log', name)),
  ]);
  run('mariadb', [...where(), '--binary-mode'], since);
}

async function start() {
  mkdirSync(join(scratch, 'log'));
  const { binary, args } = prepareDatabase(join(scratch, 'mysql'));
  const logged = [`--log-bin=${join(scratch, 'log/yard')}`, '--binlog-format=ROW', '--server-id=1'];
  const own = args.filter((arg) => arg !== '--skip-log-bin');
  const child = spawn(binary, [...own, ...logged, `--port=${port}`], { stdio: 'ignore' });
  await answers(port, child, 'the database server');
  return child;
}

function account(email) {
  yard('yard', ['user:create', '--name', 'Somebody', '--email', email], 'a long enough sentence\n');
}

function yard(database, words, input = '') {
  const env = {
    ...process.env,
    DATABASE_URL: `mysql://root@127.0.0.1:${port}/${database}`,
    REDIS_URL: '',
    STORAGE_URL: join(scratch, 'storage'),
  };
  const options = { env, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] };
  return execFileSync(process.execPath, ['backend/dist/apps/cli/cli.js', ...words], options);
}

const sql = (text, ...options) => run('mariadb', [...where(), '--batch', ...options, `--execute=${text}`]);

function run(program, args, input) {
  const options = { input, encoding: 'utf8', maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'inherit'] };
  return execFileSync(program, args, options);
}

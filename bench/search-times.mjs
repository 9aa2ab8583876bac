// Asks the product kind by kind: how long an answer takes, and what it costs server and database.
import { readFileSync } from 'node:fs';

/** Clock ticks of /proc per second: Linux has a hundred. */
const TICK_MS = 10;

/** @param server  as `startProduct` gives it; @param dataSource  of its database, to ask what that has done so far */
export async function timesOf(server, queryOf, dataSource, count) {
  const times = [];
  const before = await spent(server, dataSource);
  for (let at = 0; at < count; at += 1) {
    const { path = '', ...asked } = queryOf(at);
    const query = new URLSearchParams(asked);
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/machines${path}?${query}`);
    const body = await answer.json();
    times.push({ ms: performance.now() - began, query: query.toString() });
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${JSON.stringify(body)}`);
  }
  const after = await spent(server, dataSource);
  const each = (name) => (before[name] === null ? '–' : (after[name] - before[name]) / count);
  // The first of each kind prepares its statements and warms the pages.
  const sorted = times.slice(Math.floor(count / 6)).sort((one, other) => one.ms - other.ms);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    p50: round(at(0.5).ms),
    p95: round(at(0.95).ms),
    server: round(each('server')),
    database: round(each('database')),
    rows: round(each('rows'), 0),
    slowest: at(1).query.slice(0, 60),
  };
}

/** Milliseconds of processor of the server and of the database, and the rows that the database has read; so far. */
async function spent(server, dataSource) {
  const cpu = { server: (await server.cpu()) / 1000 };
  // SQLite counts no rows, and works within the server.
  if (dataSource.options.type !== 'mysql') return { ...cpu, database: null, rows: null };
  const rows = await dataSource.query("SHOW GLOBAL STATUS LIKE 'Handler_read%'");
  return {
    ...cpu,
    database: await databaseCpu(dataSource),
    rows: rows.reduce((sum, { Value }) => sum + Number(Value), 0),
  };
}

/** Null where the database is not a process of this machine. */
async function databaseCpu(dataSource) {
  const [{ file }] = await dataSource.query('SELECT @@pid_file AS file');
  try {
    const stat = readFileSync(`/proc/${readFileSync(file, 'utf8').trim()}/stat`, 'utf8');
    // Split after the name, which may have blanks: user and system are the twelfth and thirteenth field.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * TICK_MS;
  } catch {
    return null;
  }
}

const round = (value, digits = 1) => (typeof value === 'number' ? Number(value.toFixed(digits)) : value);

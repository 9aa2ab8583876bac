// One run of sqlmap over one request, and what it came to.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_MS = 300_000;
const CONCLUSION = /all tested parameters do not appear to be injectable/;
const FOUND = /identified the following injection point|is vulnerable\. Do you want/;

/**
 * @param request  `method`, `path`, `headers` and `body`; what is attacked are its parameters, or its stars alone
 * @returns        `injectable`, null without a conclusion; `statuses` that were faults; `log`, its last words
 */
export async function attack({ url, request, dbms, level, folder }) {
  const file = join(folder, 'request.txt');
  writeFileSync(file, written(url, request));
  const child = spawn('sqlmap', [
    ...['-r', file, '--output-dir', folder],
    ...['--batch', '--ignore-stdin', '--flush-session', '--disable-coloring', '--drop-set-cookie'],
    ...['--dbms', dbms, '--level', level, '--risk', '3', '--technique', 'BEUSTQ', '--time-sec', '2'],
    ...['--ignore-code', '401,403,404,422', '--skip', 'Cookie,Host,User-Agent,Referer', '--skip-waf'],
  ]);
  let log = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (log += chunk));
  const late = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  await once(child, 'close');
  clearTimeout(late);
  return {
    injectable: FOUND.test(log) || (CONCLUSION.test(log) ? false : null),
    statuses: [...log.matchAll(/^(\d{3}) \([^)]*\) - \d+ times/gm)].map(([, status]) => Number(status)),
    log: log.slice(-4000),
  };
}

function written(url, { method, path, headers, body }) {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...Object.entries(headers).map((pair) => pair.join(': ')),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

// HAProxy by the shipped file, as root as its unit begins it; what is not its own is on free ports.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/test/services.mjs';

const WAIT_MS = 20_000;
/** Some checks need root; without it the others run. */
const IS_ROOT = process.getuid() === 0;
const SUBJECT = ['-subj', '/CN=yard.example.com'];

/** @throws Error where it does not take its file, keeps root's rights, logs nothing, or tells nobody of its servers */
export async function runsHaproxy(scratch) {
  const lines = [];
  const log = createSocket('udp4').on('message', (line) => lines.push(String(line)));
  await new Promise((resolve) => log.bind(0, '127.0.0.1', resolve));
  const [sites, watched] = [await freePort(), await freePort()];
  const file = join(scratch, 'haproxy.cfg');
  const ports = {
    sites,
    watched,
    plain: await freePort(),
    database: await freePort(),
    peer: await freePort(),
  };
  writeFileSync(file, moved(certificatesIn(scratch), { ...ports, log: log.address().port }));
  execFileSync('haproxy', ['-c', '-f', file], { stdio: 'pipe' });
  const haproxy = spawn('haproxy', ['-W', '-f', file], { stdio: 'ignore' });
  try {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      await asked(sites);
      const wrong = await wrongWith(haproxy.pid, { lines, watched });
      if (wrong.length === 0) return;
      if (performance.now() > until) throw new Error(wrong.join('\n'));
      await pause(200);
    }
  } finally {
    haproxy.kill();
    log.close();
  }
}

function certificatesIn(scratch) {
  const certificates = join(scratch, 'certs/');
  mkdirSync(certificates);
  const [key, file] = [join(scratch, 'key.pem'), join(certificates, 'yard.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...SUBJECT];
  execFileSync('openssl', [...made, '-keyout', key, '-out', file], { stdio: 'pipe' });
  appendFileSync(file, readFileSync(key));
  return certificates;
}

function moved(certificates, { sites, watched, plain, database, peer, log }) {
  return readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')
    .replaceAll('/etc/haproxy/certs/', certificates)
    .replace('log /dev/log local0', `log 127.0.0.1:${log} local0`)
    .replace('bind :443', `bind 127.0.0.1:${sites}`)
    .replace('bind :80\n', `bind 127.0.0.1:${plain}\n`)
    .replace('bind 10.0.0.10:3306', `bind 127.0.0.1:${database}`)
    .replace('bind 127.0.0.1:8405', `bind 127.0.0.1:${watched}`)
    .replace('127.0.0.1:10000', `127.0.0.1:${peer}`)
    .replace(/10\.0\.0\.\d+:/g, '127.0.0.9:')
    .replace(IS_ROOT ? /^$/ : /^ {2}(chroot|user|group) .*\n/gm, '');
}

/** Somebody's visit; no process is there to answer it. */
function asked(port) {
  const options = {
    port,
    host: '127.0.0.1',
    headers: { Host: 'yard.example.com' },
    rejectUnauthorized: false,
  };
  return new Promise((resolve) => {
    request({ ...options, path: '/search' }, (answer) => answer.resume().on('end', resolve))
      .on('error', resolve)
      .end();
  });
}

/** @returns what is not as it should be yet, in words */
async function wrongWith(pid, { lines, watched }) {
  // Nobody while it starts.
  const { stdout: workers } = spawnSync('ps', ['-o', 'user=', '--ppid', String(pid)], { encoding: 'utf8' });
  const metrics = await fetch(`http://127.0.0.1:${watched}/metrics`).catch(() => null);
  const told = metrics?.ok ? await metrics.text() : '';
  return [
    ...(!IS_ROOT || /^haproxy\s*$/.test(workers) ? [] : [`it runs as ${workers}`]),
    ...(lines.some((line) => line.includes('GET /search')) ? [] : ['it logs no visit']),
    ...(/haproxy_server_status\{proxy="public",server="api1",state="UP"\} 0/.test(told)
      ? []
      : ['it tells of no server']),
  ];
}

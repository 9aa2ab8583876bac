// The way of a backup's time to the alert: the unit's own command under its own umask, the exporter under an account of
// its own, and Prometheus with the shipped job.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/test/services.mjs';

const WAIT_MS = 60_000;
const GAUGE = 'yard_backup_last_success_timestamp_seconds';
const FOLDER = '/var/lib/prometheus/node-exporter';

/** Backs up DATABASE_URL's prepared database. @throws Error where Prometheus has no time of the backup */
export async function seenBackup(scratch) {
  const unit = readFileSync('deploy/systemd/yard-backup.service', 'utf8');
  const [, command = ''] = /^ExecStart=\S+ \/opt\/yard\/backend\/dist\/cli\.js (.*)$/m.exec(unit) ?? [];
  const [, umask = '0000'] = /^UMask=(\d+)$/m.exec(unit) ?? [];
  const places = { '/var/backups/yard': join(scratch, 'backups'), [FOLDER]: join(scratch, 'exporter') };
  for (const place of Object.values(places)) mkdirSync(place);
  chmodSync(scratch, 0o755);
  const args = Object.entries(places).reduce((all, [from, to]) => all.replaceAll(from, to), command);
  const env = {
    ...process.env,
    STORAGE_URL: join(scratch, 'storage'),
    APP_KEY: 'a key for tests of 32 characters',
  };
  execFileSync(
    'sh',
    ['-c', `umask ${umask}; exec "$0" backend/dist/apps/cli/cli.js ${args}`, process.execPath],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await isScraped(scratch, places[FOLDER]);
}

async function isScraped(scratch, folder) {
  const [exporterPort, port] = [await freePort(), await freePort()];
  const config = join(scratch, 'node.yml');
  const text = readFileSync('deploy/prometheus/prometheus.yml', 'utf8');
  const shipped = text
    .replace('127.0.0.1:9100', `127.0.0.1:${exporterPort}`)
    .replace(/rule_files:\n.*\n/, '');
  writeFileSync(config, shipped.replaceAll('interval: 15s', 'interval: 1s'));
  const exporter = spawn(
    'prometheus-node-exporter',
    [`--web.listen-address=127.0.0.1:${exporterPort}`, `--collector.textfile.directory=${folder}`],
    { stdio: 'ignore', ...exporterAccount() },
  );
  const data = `--storage.tsdb.path=${join(scratch, 'node-data')}`;
  const listen = `--web.listen-address=127.0.0.1:${port}`;
  const prometheus = spawn('prometheus', [`--config.file=${config}`, data, listen], { stdio: 'ignore' });
  try {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [found] = await asked(port);
      if (found && Date.now() / 1000 - Number(found.value[1]) < 3600) return;
      if (performance.now() > until) throw new Error(`Prometheus knows no ${GAUGE} of the last hour`);
      await pause(500);
    }
  } finally {
    exporter.kill();
    prometheus.kill();
  }
}

/** The package's own account, where this process may use it. */
function exporterAccount() {
  if (process.getuid() !== 0) return {};
  const id = (kind) => Number(execFileSync('id', [kind, 'prometheus'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Nothing while it starts. */
async function asked(port) {
  const url = `http://127.0.0.1:${port}/api/v1/query?query=${GAUGE}{job="node"}`;
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? (await answer.json()).data.result : [];
}

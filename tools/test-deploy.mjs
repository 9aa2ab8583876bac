// `npm run test:deploy`: what deploy/ has for those who watch and run the product, tried with the programs it is for.
// Prometheus reads the product as built by the shipped files, systemd reads the unit, and HAProxy its own file. Installs
// them where apt can, else says what is missing.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare, startProduct, surroundings } from '../rigs/load/product.mjs';
import { workspace } from './build/ensure-built.mjs';
import { seenBackup } from '../rigs/deploy/seen-backup.mjs';
import { runsHaproxy } from '../rigs/deploy/haproxy.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';
import { freePort } from './test/services.mjs';

/** Until Prometheus has read the product and judged its rules. */
const WAIT_MS = 60_000;
/** What a minute without replicas, batches and payments has nothing of. */
const NOT_HERE = /\b(database_replica|batch_last_finished|payments)_/;
/** systemd's own measure, from 0 (safe) to 10. */
const EXPOSURE_MAX = 2;

requirePackages('test:deploy', [
  { package: 'prometheus', program: 'prometheus' },
  { package: 'prometheus-node-exporter', program: 'prometheus-node-exporter' },
  { package: 'systemd', program: 'systemd-analyze' },
  { package: 'haproxy', program: 'haproxy' },
  { package: 'openssl', program: 'openssl' },
]);
process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-deploy-run-'));
process.env.DATABASE_URL = `sqlite:${join(scratch, 'deploy.sqlite')}`;
const failed = [];
try {
  await prepare();
  await tell('promtool takes the configuration, the rules and their tests', () => {
    run('promtool', ['check', 'config', 'prometheus.yml'], 'deploy/prometheus');
    run('promtool', ['test', 'rules', 'yard.rules.test.yml'], 'deploy/prometheus');
  });
  await tell('a backup as systemd makes it is seen by node_exporter and Prometheus', () =>
    seenBackup(scratch),
  );
  await tell('Prometheus reads the product, judges every rule and draws every panel', readByPrometheus);
  await tell('systemd takes the units, and finds them closed', () => {
    const units = ['yard@.service', 'yard-backup.service', 'yard-backup.timer'];
    for (const unit of units) copyFileSync(`deploy/systemd/${unit}`, join(scratch, unit));
    const started = ['yard@all.service', 'yard-backup.service', 'yard-backup.timer'];
    run('systemd-analyze', ['verify', ...started.map((unit) => join(scratch, unit))]);
    for (const unit of units.slice(0, 2)) {
      const said = run('systemd-analyze', ['security', '--offline=true', join(scratch, unit)]);
      const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? 10);
      if (exposure > EXPOSURE_MAX) throw new Error(said);
    }
  });
  await tell('HAProxy takes its file, gives up its rights, logs, and is watched', () => runsHaproxy(scratch));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);

async function readByPrometheus() {
  const around = surroundings();
  const [ports, port] = [[await freePort(), await freePort()], await freePort()];
  const product = await startProduct({ ...around.variables, REDIS_URL: '' }, { ports });
  const prometheus = startPrometheus(port, ports[1]);
  try {
    for (let count = 0; count < 20; count += 1) await fetch(`${product.url}/api/machines`);
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const wrong = await judged(port);
      if (wrong.length === 0) return;
      if (performance.now() > until) throw new Error(wrong.join('\n'));
      await pause(500);
    }
  } finally {
    prometheus.kill();
    await product.stop();
    around.remove();
  }
}

/** The shipped file, at another address and more often. */
function startPrometheus(port, target) {
  const folder = mkdtempSync(join(scratch, 'prometheus-'));
  const text = readFileSync('deploy/prometheus/prometheus.yml', 'utf8')
    .replace('127.0.0.1:3001', `127.0.0.1:${target}`)
    .replace(/ {2}#.*\n {2}- job_name: node[^]*/, '')
    .replaceAll('interval: 15s', 'interval: 1s');
  writeFileSync(join(folder, 'prometheus.yml'), text);
  copyFileSync('deploy/prometheus/yard.rules.yml', join(folder, 'yard.rules.yml'));
  const listen = `--web.listen-address=127.0.0.1:${port}`;
  const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`, listen];
  return spawn('prometheus', args, { stdio: 'ignore' });
}

/** @returns what is not as it should be yet, in words */
async function judged(port) {
  const ask = (path) => fetch(`http://127.0.0.1:${port}/api/v1/${path}`).then((answer) => answer.json());
  try {
    const { data: targets } = await ask('targets');
    const { data: rules } = await ask('rules');
    const empty = await emptyPanels(ask);
    const all = rules.groups.flatMap((group) => group.rules);
    return [
      ...targets.activeTargets
        .filter(({ health }) => health !== 'up')
        .map(({ lastError }) => `target: ${lastError}`),
      ...all.filter(({ health }) => health !== 'ok').map(({ name, lastError }) => `${name}: ${lastError}`),
      ...(all.length === 0 ? ['no rules'] : []),
      ...empty,
    ];
  } catch (error) {
    return [String(error)];
  }
}

/** @returns of the dashboard's panels those that would draw nothing, in words */
async function emptyPanels(ask) {
  const { panels } = JSON.parse(readFileSync('deploy/grafana/yard.json', 'utf8'));
  const asked = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  const told = await Promise.all(
    asked.map(async ({ title, expr }) => {
      const { status, error, data } = await ask(`query?query=${encodeURIComponent(expr)}`);
      const isEmpty = status === 'success' && data.result.length === 0 && !NOT_HERE.test(expr);
      return status !== 'success' || isEmpty ? [`panel ${title}: ${error ?? 'nothing'} of ${expr}`] : [];
    }),
  );
  return told.flat();
}

function run(program, args, cwd = workspace) {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

async function tell(sentence, check) {
  try {
    await check();
    console.log(`ok    ${sentence}`);
  } catch (error) {
    failed.push(sentence);
    console.log(`FAIL  ${sentence}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
  }
}

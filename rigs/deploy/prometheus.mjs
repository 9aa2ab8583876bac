// Prometheus by the shipped files: it reads the product, judges each rule, and has something for each panel of Grafana.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/test/services.mjs';
import { startProduct, surroundings } from '../load/product.mjs';

/** Time for Prometheus to read the product and evaluate its rules. */
const WAIT_MS = 60_000;
/** Metrics that a minute without replicas, batches and payments does not have. */
const NOT_HERE = /\b(database_replica|batch_last_finished|payments)_/;

/** Uses the prepared database of DATABASE_URL. @throws Error with all that is not as it should be */
export async function readByPrometheus(scratch) {
  const around = surroundings();
  const port = await freePort();
  const product = await startProduct({ ...around.variables, REDIS_URL: '' });
  const prometheus = startPrometheus(scratch, port, new URL(product.adminUrl).port);
  try {
    for (let count = 0; count < 20; count += 1) await fetch(`${product.url}/api/machines`);
    for (const until = performance.now() + WAIT_MS; ; await pause(500)) {
      const wrong = await judged(port);
      if (wrong.length === 0) return;
      if (performance.now() > until) throw new Error(wrong.join('\n'));
    }
  } finally {
    prometheus.kill();
    await product.stop();
    around.remove();
  }
}

/** The shipped file, at another address and more often. */
function startPrometheus(scratch, port, target) {
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

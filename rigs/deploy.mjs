// The monitoring and operation files of deploy/, tried with the programs they are for.
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { checklist } from './kit/checks.mjs';
import { prepare } from './load/product.mjs';
import { runsHaproxy } from './deploy/haproxy.mjs';
import { readByPrometheus } from './deploy/prometheus.mjs';
import { seenBackup } from './deploy/seen-backup.mjs';

/** systemd's own measure, from 0 (safe) to 10. */
const EXPOSURE_MAX = 2;

export default {
  does: 'tries the files of deploy/ with Prometheus, node_exporter, systemd and HAProxy',
  packages: [
    { package: 'prometheus', program: 'prometheus' },
    { package: 'prometheus-node-exporter', program: 'prometheus-node-exporter' },
    { package: 'systemd', program: 'systemd-analyze' },
    { package: 'haproxy', program: 'haproxy' },
    { package: 'openssl', program: 'openssl' },
  ],
  async run({ scratch }) {
    process.env.DATABASE_URL = `sqlite:${join(scratch, 'deploy.sqlite')}`;
    await prepare();
    const list = checklist();
    await list.check('promtool takes the configuration, the rules and their tests', () => {
      run('promtool', ['check', 'config', 'prometheus.yml'], 'deploy/prometheus');
      run('promtool', ['test', 'rules', 'yard.rules.test.yml'], 'deploy/prometheus');
    });
    await list.check('a backup as systemd makes it is seen by node_exporter and Prometheus', () =>
      seenBackup(scratch),
    );
    await list.check('Prometheus reads the product, judges every rule and draws every panel', () =>
      readByPrometheus(scratch),
    );
    await list.check('systemd takes the units, and finds them closed', () => unitsAreClosed(scratch));
    await list.check('HAProxy takes its file, gives up its rights, logs, and is watched', () =>
      runsHaproxy(scratch),
    );
    return list.areGood();
  },
};

function unitsAreClosed(scratch) {
  const units = ['yard@.service', 'yard-backup.service', 'yard-backup.timer'];
  for (const unit of units) copyFileSync(`deploy/systemd/${unit}`, join(scratch, unit));
  const started = ['yard@all.service', 'yard-backup.service', 'yard-backup.timer'];
  run('systemd-analyze', ['verify', ...started.map((unit) => join(scratch, unit))]);
  for (const unit of units.slice(0, 2)) {
    const report = run('systemd-analyze', ['security', '--offline=true', join(scratch, unit)]);
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1] ?? 10);
    if (exposure > EXPOSURE_MAX) throw new Error(report);
  }
}

function run(program, args, cwd) {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

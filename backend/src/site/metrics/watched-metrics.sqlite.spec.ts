import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { api, guest } from '../../../test/api';

const DEPLOY = join(__dirname, '../../../../deploy');
/** Prometheus' own, of each target. */
const BY_PROMETHEUS = ['up'];

/** Alerts and a dashboard that ask for what nobody tells stay silent and empty, which looks like good news. */
it.each([
  ['the alerts', 'prometheus/yard.rules.yml'],
  ['the dashboard', 'grafana/yard.json'],
])('%s ask for nothing but what a process tells', async (_name, path) => {
  await guest().get('/api/machines');
  const { text } = await request(api.adminUrl).get('/metrics');
  const told = new Set([...BY_PROMETHEUS, ...namesOf(text)]);
  const recorded = [...read('prometheus/yard.rules.yml').matchAll(/record: (\S+)/g)].map(([, name]) => name);

  const asked = metricsIn(read(path));

  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !told.has(name) && !recorded.includes(name))).toEqual([]);
});

const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

/** With the three series of a histogram. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  );
}

function metricsIn(text: string): string[] {
  const plain = text.replaceAll('\\"', '"');
  const names = [...plain.matchAll(/([a-z0-9_]+)\{job="yard"|(yard:[a-z0-9_:]+)/g)];
  return [...new Set(names.map(([, metric, rule]) => metric ?? rule ?? ''))];
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const WORKSPACE = join(__dirname, '..');
const KUBERNETES = 'deploy/kubernetes';
/** The image's own, and what the container's programs are told beside the product. */
const PORTS = { public: 3000, admin: 3001 };

interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { mountPath: string }[];
  [probe: string]: unknown;
}

interface PodSpec {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: object;
  initContainers?: Container[];
  containers: Container[];
}

interface Rule {
  http: { paths: { path: string; backend: { service: { port: { name: string } } } }[] };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: Record<string, never> & { jobTemplate?: { spec: { template: { spec: PodSpec } } } };
}

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const manifests = readdirSync(join(WORKSPACE, KUBERNETES)).flatMap((file) =>
  parseAllDocuments(read(`${KUBERNETES}/${file}`), { merge: true }).map((one) => one.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
const podSpecs = manifests.flatMap(({ spec, kind }): PodSpec[] => {
  if (kind === 'Deployment') return [(spec as unknown as { template: { spec: PodSpec } }).template.spec];
  return kind === 'CronJob' && spec.jobTemplate ? [spec.jobTemplate.spec.template.spec] : [];
});
const containers = podSpecs.flatMap(({ initContainers = [], containers: own }) => [
  ...initContainers,
  ...own,
]);

/** Every variable that the product reads, by its own sources. */
const known = new Set(
  readdirSync(join(WORKSPACE, 'backend/src/config'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => read(`backend/src/config/${name}`).match(/\b[A-Z][A-Z_]+[A-Z]\b/g) ?? []),
);
const unknown = (names: string[]) => names.filter((name) => !known.has(name));

describe('the image', () => {
  const lines = read('deploy/container/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages = lines.filter((line) => line.startsWith('FROM '));
  const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''));

  it('serves by its last stage, as nobody, told to stop by a signal, and looked after', () => {
    expect(stages.at(-1)).toBe('FROM base AS yard');
    expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER 10001:10001');
    expect(last.some((line) => line.startsWith('USER '))).toBe(false);
    expect(lines.find((line) => line.startsWith('ENTRYPOINT'))).toBe('ENTRYPOINT ["node"]');
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toMatch(/\/health\/live/);
    expect(last.find((line) => line.startsWith('EXPOSE'))).toBe(`EXPOSE ${Object.values(PORTS).join(' ')}`);
    expect(lines[0]).toMatch(/^ARG NODE_IMAGE=\S+:24-/);
  });

  it('is told nothing that the product does not read, and no secret', () => {
    const [environment = ''] = lines.filter((line) => line.startsWith('ENV '));
    const names = [...environment.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(names).toEqual(['NODE_ENV', 'YARD_COMMIT', 'HOST', 'STORAGE_URL']);
    expect(unknown(names)).toEqual([]);
  });
});

it('tells node the same wherever the product is started', () => {
  const [, given = ''] = /NODE_FLAGS = (\[.*\]);/.exec(read('tools/node-flags.mjs')) ?? [];
  const flags = (JSON.parse(given.replaceAll("'", '"')) as string[]).join(' ');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  expect(flags).not.toBe('');
  expect(scripts['start']).toBe(`exec node ${flags} tools/start.mjs`);
  expect(read('deploy/systemd/yard@.service')).toContain(
    `/usr/bin/node ${flags} /opt/yard/backend/dist/apps/server/main.js`,
  );
  expect(read('deploy/container/Dockerfile').replace(/[",[\]]/g, '')).toContain(
    `CMD ${flags} /opt/yard/backend/dist/apps/server/main.js`,
  );
  expect(read('docs/operations.md').replace(/\s+/g, ' ')).toContain(
    `\`node ${flags} backend/dist/apps/server/main.js\``,
  );
});

describe('compose', () => {
  const { services } = parse(read('deploy/compose/compose.yml'), { merge: true }) as {
    services: Record<string, Record<string, unknown> & { environment?: object }>;
  };
  const ours = Object.entries(services).filter(([, { image }]) => /^yard/.test(String(image)));

  it('has what serves, works, migrates and keeps, closed', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['api', 'worker', 'migrate', 'backup', 'database', 'redis', 'nginx']),
    );
    expect(services['api']).toMatchObject({ deploy: { replicas: 2 }, environment: { ROLE: 'api' } });
    expect(services['worker']).toMatchObject({ environment: { ROLE: 'worker' } });
    for (const [, service] of ours)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '15s' });
  });

  it('tells the product nothing that it does not read', () => {
    expect(ours.flatMap(([, { environment = {} }]) => unknown(Object.keys(environment)))).toEqual([]);
  });
});

describe('the manifests', () => {
  it('name each other and the product as they are', () => {
    const { resources } = parse(read(`${KUBERNETES}/kustomization.yaml`)) as { resources: string[] };
    const apart = ['kustomization.yaml', 'secret.example.yaml', 'prometheus-adapter.yaml'];
    expect([...resources, ...apart].sort()).toEqual(readdirSync(join(WORKSPACE, KUBERNETES)).sort());
    expect(Object.values(ofKind('Secret')[0]?.stringData ?? { none: 'x' }).join('')).toBe('');
    expect(
      unknown([
        ...Object.keys(ofKind('ConfigMap')[0]?.data ?? {}),
        ...Object.keys(ofKind('Secret')[0]?.stringData ?? {}),
        ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ]),
    ).toEqual([]);
    const [scaled] = ofKind('HorizontalPodAutoscaler');
    expect(JSON.stringify(scaled)).toContain('"name":"http_requests_waiting"');
    expect(read('platform/server-kit/src/edge/overload/shed-load.ts')).toContain(
      "name: 'http_requests_waiting'",
    );
  });

  it('ask for health where it is told, and give a stop its time', () => {
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'];
    const serving = containers.filter(({ ports }) => ports);
    expect(
      serving.map(({ ports }) => Object.fromEntries((ports ?? []).map((p) => [p.name, p.containerPort]))),
    ).toEqual(serving.map(() => PORTS));
    expect(
      serving.flatMap((one) => probes.map((name) => (one[name] as { httpGet: object }).httpGet)),
    ).toEqual(
      serving.flatMap(() =>
        ['live', 'live', 'ready'].map((path) => ({
          path: `/health/${path}`,
          port: expect.stringMatching(/public|admin/),
        })),
      ),
    );
    for (const { terminationGracePeriodSeconds } of podSpecs)
      expect(terminationGracePeriodSeconds).toBeGreaterThan(10);
    const [api] = ofKind('Deployment').filter(({ metadata }) => metadata.name === 'yard-api');
    expect(api?.spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
    expect(ofKind('ConfigMap')[0]?.data?.['DRAIN_SECONDS']).toMatch(/^[1-7]$/);
  });

  it('give nobody the metrics by way of the ingress', () => {
    const [ingress] = ofKind('Ingress');
    const rules = (ingress?.spec as unknown as { rules: Rule[] }).rules;
    const ports = rules.map(({ http }) => {
      const served = http.paths.filter(({ path }) => '/metrics'.startsWith(path));
      // Of several the longest is taken.
      return served.sort((one, other) => other.path.length - one.path.length)[0]?.backend.service.port.name;
    });

    expect(ports).toEqual(['public', 'public']);
  });

  it('run nothing as root, nor let it write anywhere but to its places', () => {
    for (const { securityContext, automountServiceAccountToken } of podSpecs) {
      expect(automountServiceAccountToken).toBe(false);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001, seccompProfile: {} });
    }
    for (const { securityContext } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });
});

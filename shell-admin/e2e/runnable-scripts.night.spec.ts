import { people, type Visitor, visit } from '@yard/testing';

const RUN = `((address, isWorker) => new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (blockedURI.endsWith(address)) resolve('refused by ' + effectiveDirective.replace('-elem', ''));
  });
  if (isWorker) return new Worker(address).addEventListener('message', () => resolve('runs'));
  const script = Object.assign(document.createElement('script'), { src: address });
  script.addEventListener('load', () => resolve('runs'));
  document.head.append(script);
}))`;

const NOWHERE = [
  '/media/1/probe.js',
  '/api/probe.js',
  '/illustrations/probe.js',
  '/probe.js',
  '/remotes/mf-nothing/0123456789ab/probe.js',
  '/remotes/mf-support2/probe.js',
];

describe.each(['public', 'admin'] as const)('a page of the %s site', (site) => {
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await visit(site);
    await visitor.signInByForm(people.ada);
    const contentType = 'text/javascript';
    await visitor.context.route(/\/probe\.js/, (route) =>
      route.fulfill({ contentType, body: 'self.postMessage(1)' }),
    );
  });
  afterEach(() => visitor.leave());

  const outcome = (address: string, isWorker = false) =>
    visitor.page.evaluate<string>(`${RUN}(${JSON.stringify(address)}, ${isWorker})`);

  it('runs nothing from elsewhere on the site, neither as a script nor as a worker', async () => {
    for (const address of NOWHERE) {
      const outcomes = [await outcome(address), await outcome(`${address}?again`, true)];
      expect([address, ...outcomes]).toEqual([address, 'refused by script-src', 'refused by worker-src']);
    }
  });

  it('runs what the site has for it: its own code, and any version of a remote that is there', async () => {
    for (const address of ['/assets/probe.js', '/remotes/mf-support/0123456789ab/assets/probe.js']) {
      expect([await outcome(address), await outcome(address, true)]).toEqual(['runs', 'runs']);
    }
  });

  it('is led from no folder of scripts to anything else', async () => {
    for (const address of [
      '/assets/',
      '/assets',
      '/remotes/mf-support',
      '/remotes/mf-support/',
      '/assets//media/x.js',
    ]) {
      const answer = await visitor.page.request.get(address, { maxRedirects: 0 });
      expect([address, Math.floor(answer.status() / 100)]).not.toEqual([address, 3]);
    }
  });
});

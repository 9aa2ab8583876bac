import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PLACES = [
  { here: 'http://localhost:3000', there: 'https://yard.example' },
  { here: 'http://localhost:3001', there: 'https://admin.yard.example' },
];

/** The tools are modules, which the specs' sandbox does not load. */
function inModule(file: string, call: string) {
  const program = `import * as tool from ${JSON.stringify(join(__dirname, file))};
    const tell = (work) => { try { return work(); } catch (error) { return error.message; } };
    const places = ${JSON.stringify(PLACES)};
    console.log(JSON.stringify(tell(() => ${call})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

describe('npm run dev', () => {
  it('refuses a remote that is none, and what is no address', () => {
    const asked = (...words: string[]) =>
      inModule('options.mjs', `tool.readOptions(${JSON.stringify(words)}, {})`);

    expect(asked('--remotes', 'rentals,holograms')).toMatch(
      /^--remotes names "holograms"; there are .*support/,
    );
    expect(asked('--against', 'yard.example')).toMatch(/^--against is "yard.example"; expected the address/);
    expect(asked('--remotes', 'rentals', '--against', 'https://yard.example')).toEqual({
      folders: ['mf-rentals'],
      against: 'https://yard.example',
      port: 3000,
      adminPort: 3001,
    });
  });

  it('sends what a site over https judges its own pages by', () => {
    const headers = {
      host: 'localhost:3001',
      connection: 'keep-alive',
      origin: 'http://localhost:3001',
      referer: 'http://localhost:3000/machines/7?from=today',
      cookie: 'session=1',
    };

    expect(
      inModule('headers.mjs', `tool.headersThere(${JSON.stringify(headers)}, places[1].there, places)`),
    ).toEqual({
      host: 'admin.yard.example',
      origin: 'https://admin.yard.example',
      referer: 'https://yard.example/machines/7?from=today',
      cookie: 'session=1',
    });
  });

  it('gives this machine’s browser cookies that it keeps, and addresses of here', () => {
    const headers = {
      'set-cookie': [
        'session=1; Max-Age=7200; path=/; domain=.yard.example; secure; httponly; samesite=none',
        'XSRF-TOKEN=secure; path=/; samesite=lax',
      ],
      location: 'https://admin.yard.example/#/welcome',
      'access-control-allow-origin': 'https://yard.example',
      'strict-transport-security': 'max-age=31536000',
      'transfer-encoding': 'chunked',
      'content-security-policy':
        "default-src 'self'; script-src yard.example/assets/ yard.example/remotes/mf-a/ https://js.stripe.com",
      etag: 'W/1',
    };

    expect(inModule('headers.mjs', `tool.headersHere(${JSON.stringify(headers)}, places)`)).toEqual({
      'set-cookie': [
        'session=1; Max-Age=7200; path=/; httponly; samesite=lax',
        'XSRF-TOKEN=secure; path=/; samesite=lax',
      ],
      location: 'http://localhost:3001/#/welcome',
      'access-control-allow-origin': 'http://localhost:3000',
      'content-security-policy': "default-src 'self'; script-src 'self' https://js.stripe.com",
      etag: 'W/1',
    });
  });

  it('takes from a page what the deployed site brings along for its own remotes', () => {
    const page = `<head>
    <link rel="stylesheet" href="/assets/site.css" />
    <link rel="stylesheet" data-remote href="/remotes/mf-catalog/1/page.css" integrity="sha256-a/b+c=" />
    <link rel="preload" as="script" href="/remotes/mf-catalog/1/page.js" integrity="sha256-d=" />
  </head><div id="root">drawn</div>
  <script type="application/json" id="first-answer">{"listing":{}}</script>`;

    const kept = inModule('serve-site.mjs', `tool.renderedHere(${JSON.stringify(page)})`) as string;

    expect(kept.replace(/\s+/g, ' ')).toBe(
      '<head> <link rel="stylesheet" href="/assets/site.css" /> </head><div id="root">drawn</div> ',
    );
  });

  it('says in one line that there is no such site', () => {
    const dev = [join(__dirname, '../dev.mjs'), '--remotes', 'support', '--against', 'http://localhost:1'];
    const { status, stderr } = spawnSync(process.execPath, dev, { encoding: 'utf8' });

    expect(status).toBe(1);
    expect(stderr).toMatch(/^http:\/\/localhost:1 gives no answer: .+\n$/);
  });
});

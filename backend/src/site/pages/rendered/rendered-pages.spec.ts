/** @jest-environment-options {"drawPages":true} */
import { as } from '../../../../test/api';
import { eventually } from '../../../../test/eventually';
import { make } from '../../../../test/make';
import { page, pageOf } from '../../../../test/page-scene';
import { remoteThat } from '../../../../test/rendered-remote';
import { releases, served } from '../../../../test/remote-scene';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Told {
  listing: { remotes: { name: string; version: string }[] };
  queries: [unknown[], unknown][];
  isDrawn: boolean;
}

const DATA = /<script type="application\/json" id="first-answer">([^<]*)<\/script>/;
const told = (html: string) => JSON.parse(DATA.exec(html)?.[1] ?? 'null') as Told | null;
const drawnIn = (html: string) =>
  /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? '';

async function drawn(path: string, isDrawn = true): Promise<string> {
  let html = '';
  await eventually(`${path} is ${isDrawn ? '' : 'not '}drawn`, async () => {
    html = (await page(path)).text;
    return told(html)?.isDrawn === isDrawn;
  });
  return html;
}

const publish = async (part: string, beside = {}) =>
  (await releases().publish('mf-small', remoteThat(part, beside), {})).version;

describe("a guest's page", () => {
  it('is there with its content and its data, and with what shows it', async () => {
    const { id } = await make.machine(await make.owner(), { subject: 'Cat 320' });

    const html = await drawn(`/machines/${id}`);

    expect(drawnIn(html)).toContain('>Cat 320</h1>');
    expect(drawnIn(html)).toContain('$400');
    expect(html).not.toMatch(/<noscript>.*<h1>/s);
    expect(html).toMatch(
      /<link rel="stylesheet" data-remote href="\/remotes\/mf-catalog\/[^"]+\.css" integrity="sha256-/,
    );
    expect(html).not.toMatch(/<script[^>]* src="\/assets\/(site|vendor)/);
    expect(html).toMatch(/<link rel="later" href="\/assets\/site\.[^"]+\.js" \/>/);
    expect(html).toMatch(
      /<link rel="later" as="script" [^>]*href="\/remotes\/mf-catalog\/[^"]+\.js" integrity="sha256-/,
    );
    const { body } = await as(await make.user()).get(`/api/machines/${id}`);
    expect(told(html)?.queries).toContainEqual([['api/machines', 'record', id], body]);
    expect(told(html)?.listing.remotes.map(({ name }) => name)).toContain('mf_catalog');
  });

  it('shows what its address asks for, of a list what stands on the page', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Tower crane', daily_rate: 900 });
    await make.machine(owner, { subject: 'Small loader', daily_rate: 100 });

    const search = drawnIn(await drawn('/search?price_max=500'));

    const found = /<ul [^>]*aria-label="Machines found"[^>]*>.*?<\/ul>/s.exec(search)?.[0] ?? '';
    expect([found.includes('Small loader'), found.includes('Tower crane')]).toEqual([true, false]);
    expect(search).toContain('1 machine');
    expect(drawnIn(await drawn('/'))).toContain('Tower crane');
  });

  it('takes no word of anybody for markup', async () => {
    const subject = `</script></div><script>alert("1")</script><!--'"$&`;
    const { id } = await make.machine(await make.owner(), { subject });

    const html = await drawn(`/machines/${id}`);

    expect(html).not.toContain('<script>alert');
    expect(told(html)?.queries[0]?.[1]).toMatchObject({ subject });
  });

  it('is nobody else’s: who is signed in gets the page as it was built', async () => {
    const { id } = await make.machine(await make.owner());
    await drawn(`/machines/${id}`);

    const { text, headers } = await pageOf(await make.user(), `/machines/${id}`);

    expect([told(text), drawnIn(text), headers['vary']]).toEqual([
      null,
      '',
      expect.stringContaining('Cookie'),
    ]);
  });

  it('of what is not there, or no longer, is the site as it was built', async () => {
    await drawn('/');

    const { status, text } = await page('/machines/999999');

    expect([status, told(text)]).toEqual([404, null]);
  });
});

describe('the page of a remote', () => {
  it('is drawn of the version that this visitor gets, without the server’s own', async () => {
    const version = await publish("return jsx('h1', { children: `knows ${JSON.stringify(process.env)}` });");

    const html = await drawn('/small');

    expect(drawnIn(html)).toContain('<h1>knows {}</h1>');
    expect(told(html)?.listing.remotes).toContainEqual(
      expect.objectContaining({ name: 'mf_small', version }),
    );
  });

  it('has no way to the machine, its processes or its network', async () => {
    const ways = [
      ...['getBuiltinModule', 'mainModule', 'binding', 'dlopen', 'kill', '_debugProcess'],
      ...['fetch', 'WebSocket', 'EventSource'],
    ];
    await publish(`
      const found = ${JSON.stringify(ways)}.filter((way) => process[way] ?? globalThis[way]);
      return jsx('h1', { children: 'found ' + found.length + found });`);

    expect(drawnIn(await drawn('/small'))).toContain('<h1>found 0</h1>');
  });

  it.each([
    ['throws', "throw new Error('of mine')", {}],
    ['has no part for the server', '', { 'server.cjs': null }],
    ['asks for what is not given', "return require('node:fs').readdirSync('/')", {}],
  ])('is drawn where it is read if it %s', async (_what, part, beside) => {
    await publish(part, beside);

    const html = await drawn('/small', false);

    expect([told(html)?.isDrawn, drawnIn(html)]).toEqual([false, '']);
    expect(html).toContain('<title>Small · Yard</title>');
  });

  it('is not run where its code is not what was published', async () => {
    await publish("return jsx('h1', { children: 'as published' });");
    const [remote] = (await served().all()).filter(({ folder }) => folder === 'mf-small');
    writeFileSync(
      join(remote?.path ?? '', 'server.cjs'),
      "exports.pages = { Small: async () => ({ default: () => 'other' }) };",
    );

    const html = await drawn('/small', false);

    expect([told(html)?.isDrawn, html.includes('other')]).toEqual([false, false]);
  });

  it('that hangs holds neither the API nor, for long, the other pages', async () => {
    await drawn('/');
    await publish('for (;;);');

    const [hung, other] = await Promise.all([
      page('/small'),
      as(await make.user()).get('/api/user'),
      page('/small'),
      page('/small'),
    ]);

    expect([hung.status, told(hung.text), other.status]).toEqual([200, null, 200]);
    expect(drawnIn(await drawn('/search'))).toContain('machines to rent');
  });
});

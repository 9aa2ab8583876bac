import request from 'supertest';
import { api } from '../../../test/api';
import { make } from '../../../test/make';

const got = (path: string, url = api.url) => request(url).get(path).buffer(true);

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

it('names every machine that is offered, and when it changed', async () => {
  const owner = await make.owner();
  const { id } = await make.machine(owner);
  await make.machine(owner, { published_at: null });
  await make.machine(await make.owner({ suspended_at: '2026-11-01 12:00:00.000' }));
  const part = Math.ceil(id / 5_000);

  const { status, headers, text } = await got(`/sitemap-machines-${part}.xml`);

  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(pathsIn(text)).toEqual([`/machines/${id}`]);
  expect(text).toContain('<lastmod>2026-11-20T12:00:00.000Z</lastmod>');
});

it('names its parts, the pages of the site and the documents that hold', async () => {
  await make.machine(await make.owner());
  await make.documents();

  const parts = pathsIn((await got('/sitemap.xml')).text);
  expect(parts).toEqual(expect.arrayContaining(['/sitemap-pages.xml', '/sitemap-machines-1.xml']));
  const pages = pathsIn((await got('/sitemap-pages.xml')).text);
  expect(pages).toEqual(expect.arrayContaining(['/', '/search', '/documents/privacy_policy']));
  expect(pages).not.toContain('/documents/other');
});

it.each(['/sitemap-machines-9999.xml', '/sitemap-machines-0.xml', '/sitemap-nothing.xml'])(
  'has no %s',
  async (path) => {
    expect((await got(path)).status).toBe(404);
  },
);

it('tells robots where the map is, and that the back office is not for them', async () => {
  const site = await got('/robots.txt');
  const admin = await got('/robots.txt', api.adminUrl);

  expect([site.status, site.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(site.text).toMatch(/^Disallow: \/account$/m);
  expect(site.text).toMatch(/^Sitemap: http:\/\/.*\/sitemap\.xml$/m);
  expect(admin.text).toBe('User-agent: *\nDisallow: /\n');
  expect((await got('/sitemap.xml', api.adminUrl)).status).toBe(404);
});

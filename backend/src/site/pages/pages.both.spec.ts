import request from 'supertest';
import { api, as } from '../../../test/api';
import { Client } from '../../../test/client';
import { insert, make } from '../../../test/make';
import { HTML, isSite, page, pageOf } from '../../../test/page-scene';
import { reviewScene } from '../../../test/review-scene';

const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe("a machine's page", () => {
  it('says at once what it is, where and for how much', async () => {
    const type = await make.machineType({ name: 'Crawler Excavator' });
    const description = '<p>Busy &amp; <b>clean</b></p>';
    const fields = { subject: 'Cat 320', machine_type_id: type.id, description };
    const { id } = await make.machine(await make.owner(), fields);
    await insert('photos', { machine_id: id, media_id: null, url: '/media/cat.webp', position: 0 });
    const { body } = await request(api.url).get('/remotes.json');
    const site = (body as { settings: { public_url: string } }).settings.public_url;

    const { status, text: html } = await page(`/machines/${id}?from=2027-03-01`, { host: 'evil.example' });

    expect(status).toBe(200);
    expect(html).toContain('<title>Cat 320 · Yard</title>');
    const words =
      'Crawler Excavator in Austin, TX, $400 a day, $1,400 a week, $4,000 for 4 weeks. Busy &amp; clean';
    expect(html).toContain(`<meta name="description" content="${words}" />`);
    expect(html).toContain(`<link rel="canonical" href="${site}/machines/${id}" />`);
    expect(html).toContain('<meta property="og:title" content="Cat 320 · Yard" />');
    expect(html).toContain(`<meta property="og:image" content="${site}/media/cat.webp" />`);
    expect(html).toMatch(/<noscript><h1>Cat 320<\/h1>.*<b>clean<\/b>.*<\/noscript>/s);
    expect(html).not.toContain('evil.example');
    const [product, crumbs] = dataIn(html);
    expect(product).toMatchObject({ '@type': 'Product', name: 'Cat 320', category: 'Crawler Excavator' });
    expect(product?.['offers']).toEqual([
      expect.objectContaining({ price: 400, priceCurrency: 'USD' }),
      expect.objectContaining({ price: 1400 }),
      expect.objectContaining({ price: 4000 }),
    ]);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('says what renters think of it, once they said something', async () => {
    const { owner, renter, rental, write } = await reviewScene();
    const path = `/machines/${rental.machine_id}`;
    await write(renter, { rating: 4, content: 'Strong & <b>quiet</b>' });
    const before = dataIn((await page(path)).text)[0];
    expect([before?.['aggregateRating'], before?.['review']]).toEqual([undefined, undefined]);

    await write(owner);

    const { text } = await page(path);
    expect(dataIn(text)[0]).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ray R.' },
          datePublished: '2026-11-20',
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
          reviewBody: 'Strong & <b>quiet</b>',
        },
      ],
    });
    expect(text).toContain('<p>Ray R., 4 of 5: Strong &amp; &lt;b&gt;quiet&lt;/b&gt;</p>');
  });

  it('takes no word of the owner for markup', async () => {
    const subject = `</title></script></noscript><script>alert("1")</script>'"$&`;
    const { id } = await make.machine(await make.owner(), { subject, manufacturer: '</script><b>' });

    const { text: html } = await page(`/machines/${id}`);

    expect(html).not.toMatch(/<script>alert|<b>/);
    expect(html.match(/<\/(?:title|noscript)>/g)).toHaveLength(2);
    expect(dataIn(html)[0]).toMatchObject({ name: subject });
  });

  it.each(['unpublish', 'delete'])('is gone after %s, and is the site all the same', async (act) => {
    const owner = await make.owner();
    const { id } = await make.machine(owner);
    await (act === 'delete'
      ? as(owner).delete(`/api/machines/${id}`)
      : as(owner).post(`/api/machines/${id}/unpublish`));

    const { status, text } = await page(`/machines/${id}`);

    expect([status, isSite(text)]).toEqual([410, true]);
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  it('is gone when its owner loses store access', async () => {
    const owner = await make.owner();
    const { id } = await make.machine(owner);
    const { status } = await as(await make.admin()).post(`/api/users/${owner.id}/revoke_store_access`);

    expect([status, (await page(`/machines/${id}`)).status]).toEqual([200, 410]);
  });

  it('was never there where it never was published, but for who may see it', async () => {
    const owner = await make.owner();
    const { id } = await make.machine(owner, { published_at: null, subject: 'Draft of mine' });
    const path = `/machines/${id}`;

    const strangers = await Promise.all([page(path), pageOf(await make.user(), path)]);
    expect(strangers.map(({ status, text }) => [status, isSite(text)])).toEqual([
      [404, true],
      [404, true],
    ]);
    const own = await Promise.all([pageOf(owner, path), pageOf(await make.admin(), path)]);
    expect(own.map(({ status }) => status)).toEqual([200, 200]);
    expect(own[0]?.text).toMatch(/<title>Draft of mine · Yard<\/title>.*<meta name="robots"/s);
  });

  it.each(['999999', '0', 'abc', '1e3', '99999999999999999999'])('of %s was never there', async (id) => {
    const { status, text } = await page(`/machines/${id}`);

    expect([status, isSite(text)]).toEqual([404, true]);
  });
});

describe('other pages', () => {
  it('have the title that their remote gives them, and lists the machines that are offered', async () => {
    const owner = await make.owner();
    const { id } = await make.machine(owner, { subject: 'Listed <b>loader</b>' });
    await make.machine(owner, { subject: 'Draft', published_at: null });

    const search = (await page('/search')).text;
    expect(search).toContain('<title>Search · Yard</title>');
    expect(search).toContain(`<a href="/machines/${id}">Listed &lt;b&gt;loader&lt;/b&gt;</a> Austin, TX`);
    expect(search).not.toContain('Draft');
    expect((await page('/search?search=crane')).text).not.toContain('Listed');
    expect((await page('/')).text).toContain('Listed &lt;b&gt;loader');
    expect((await page('/documents')).text).toContain('<title>Documents and policies · Yard</title>');
  });

  it.each(['/rentals/1', '/account', '/nowhere/at/all', '/machines/1/request'])(
    '%s is the site as built',
    async (path) => {
      const { status, text } = await page(path);

      expect([status, isSite(text), text.includes('canonical')]).toEqual([200, true, false]);
    },
  );

  it('are sent once to who keeps them, and without a body to who asks for the head', async () => {
    const { id } = await make.machine(await make.owner());
    const { headers } = await page(`/machines/${id}`);

    const again = await page(`/machines/${id}`, { 'if-none-match': headers['etag'] as string });
    const head = await request(api.url).head(`/machines/${id}`).set('accept', HTML);

    expect([headers['cache-control'], again.status, again.text]).toEqual(['no-cache', 304, '']);
    expect([head.status, head.text ?? '', head.headers['etag']]).toEqual([200, '', headers['etag']]);
  });

  it('come as they were built where what is known of them cannot be had', async () => {
    const { id } = await make.machine(await make.owner());
    await api.dataSource.query('ALTER TABLE photos RENAME TO photos_away');
    try {
      const { status, text } = await page(`/machines/${id}`);

      expect([status, isSite(text)]).toEqual([200, true]);
    } finally {
      await api.dataSource.query('ALTER TABLE photos_away RENAME TO photos');
    }
  });

  it('tell a guest that nobody is signed in, whose session it is, and no one else', async () => {
    const metaTag = (token: string) => `<meta name="signed-in" content="no" data-token="${token}" />`;
    const users = await pageOf(await make.user(), '/');
    const newcomers = await page('/');
    const first = await request(api.url).get('/sanctum/csrf-cookie').set('origin', api.url);
    const cookies = (first.headers['set-cookie'] as unknown as string[]).map(
      (line) => line.split(';')[0] ?? '',
    );
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(-8) ?? '';
    const guests = await page('/', { cookie: cookies.join('; ') });

    expect(token).toHaveLength(8);
    expect([newcomers.text.includes(metaTag('')), guests.text.includes(metaTag(token))]).toEqual([
      true,
      true,
    ]);
    expect(users.text).not.toContain('signed-in');
    expect(newcomers.headers['vary']).toMatch(/Cookie/);
    expect(newcomers.headers['etag']).not.toBe(users.headers['etag']);
  });

  it('neither begin nor renew a session', async () => {
    const answer = await new Client(api.url).send('get', '/machines/1', undefined, { Accept: HTML });

    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

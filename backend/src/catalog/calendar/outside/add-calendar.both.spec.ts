import { api, as, newRow, rows } from '../../../../test/api';
import { icsOf, serve, serveCalendars, urlOf } from '../../../../test/calendar-scene';
import { eventually } from '../../../../test/eventually';
import { insert, make } from '../../../../test/make';

serveCalendars();

describe('POST api/machines/{id}/calendars', () => {
  const add = async (fields: object) => {
    const owner = await make.owner();
    const path = `/api/machines/${(await make.machine(owner)).id}/calendars`;
    return { owner, path, answer: await as(owner).post(path, fields) };
  };

  it('is read at once, and nobody else is told its address', async () => {
    serve('/mine.ics', icsOf());
    const { owner, path, answer } = await add({ url: urlOf('/mine.ics') });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...newRow,
      machine_id: expect.any(Number),
      url: urlOf('/mine.ics'),
      last_read_at: null,
      last_error: null,
    });
    const shown = async () => (await as(owner).get(path)).body.data[0];
    await eventually('it was read', async () => (await shown()).last_read_at !== null);
    expect(await shown()).toMatchObject({ last_error: null });
    expect(JSON.stringify([api.broadcasts, await rows('audit_events')])).not.toContain('mine.ics');
  });

  it('takes a webcal address for https', async () => {
    const { answer } = await add({ url: 'webcal://127.0.0.2:9/a.ics?key=1' });
    expect([answer.status, answer.body.url]).toEqual([201, 'https://127.0.0.2:9/a.ics?key=1']);
  });

  it.each([
    [undefined],
    [7],
    ['calendar'],
    ['ftp://example.com/a.ics'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['http://127.0.0.1/a.ics'],
    ['http://2130706433/a.ics'],
    ['http://0x7f.1/a.ics'],
    ['http://[::1]/a.ics'],
    ['http://[::ffff:7f00:1]/a.ics'],
    ['https://169.254.169.254/latest/meta-data'],
    [`https://example.com/${'a'.repeat(2048)}`],
  ])('refuses %j', async (url) => {
    const { answer } = await add({ url });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['url']]);
    expect(await rows('machine_calendars')).toEqual([]);
  });

  it('refuses the same one again, and an eleventh', async () => {
    const { owner, path } = await add({ url: 'https://127.0.0.2:9/1.ics' });
    const more = (name: string, by = owner) => as(by).post(path, { url: `https://127.0.0.2:9/${name}.ics` });

    expect((await more('1')).status).toBe(422);
    const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => more(`more-${index}`)));
    expect(ten.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(201), 409]);
    expect((await as(owner).get(path)).body.total).toBe(10);
  });

  it('refuses a fifty-first of all machines of an owner', async () => {
    const { owner, path, answer } = await add({ url: 'https://127.0.0.2:9/1.ics' });
    const other = await make.machine(owner);
    const read = { tried_at: '2026-11-20 12:00:00', last_read_at: null };
    for (let index = 1; index < 50; index += 1)
      await insert('machine_calendars', {
        machine_id: other.id,
        url: `https://127.0.0.2:9/${index}`,
        ...read,
      });

    const one = await as(owner).post(path, { url: 'https://127.0.0.2:9/more.ics' });
    expect([one.status, one.body.message]).toEqual([
      409,
      'Your machines have 50 calendars. Remove one first.',
    ]);
    expect((await as(owner).delete(`${path}/${answer.body.id}`)).status).toBe(204);
    expect((await as(owner).post(path, { url: 'https://127.0.0.2:9/more.ics' })).status).toBe(201);
  });
});

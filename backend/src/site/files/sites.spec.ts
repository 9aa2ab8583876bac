import request from 'supertest';
import { api } from '../../../test/api';

const asked = (path: string, accept: string | null) => {
  const call = request(api.url).get(path);
  return accept === null ? call.unset('Accept') : call.set('Accept', accept);
};

it.each(['*/*', null, 'text/html,application/xhtml+xml'])(
  'answers / with the page to who accepts %s',
  async (accept) => {
    const answer = await asked('/', accept);

    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

it('answers /index.html with the page, too', async () => {
  expect((await asked('/index.html', 'text/html')).headers['content-type']).toBe('text/html; charset=utf-8');
});

it.each([
  ['/', 'application/json, text/plain, */*'],
  ['/nothing/here', '*/*'],
  ['/api/nothing', 'text/html'],
])('answers %s with JSON to who accepts %s', async (path, accept) => {
  const answer = await asked(path, accept);

  expect([answer.status, typeof answer.body.message]).toEqual([404, 'string']);
});

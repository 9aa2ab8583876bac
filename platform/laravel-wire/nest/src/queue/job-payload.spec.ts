import { backoffOf, handlerName, readPayload, uuidOf } from './job-payload';

it.each([
  [{}, 1, 7],
  [{ backoff: null, delay: null }, 1, 7],
  [{ backoff: 10 }, 3, 10],
  [{ backoff: '5,30,60' }, 1, 5],
  [{ backoff: '5,30,60' }, 2, 30],
  [{ backoff: '5,30,60' }, 4, 60],
  [{ backoff: '' }, 1, 0],
  [{ backoff: 'soon' }, 1, 0],
  [{ delay: 60 }, 2, 60],
  [{ backoff: 0, delay: 60 }, 1, 0],
])('of %j the attempt after number %p comes in %p seconds', (payload, attempts, seconds) => {
  expect(backoffOf({ job: 'A', ...payload }, attempts, 7)).toBe(seconds);
});

it.each([
  ['App\\Jobs\\A@handle', 'App\\Jobs\\A@handle'],
  ['App\\Jobs\\A', 'App\\Jobs\\A@fire'],
])('runs %p by the handler %p', (job, name) => {
  expect(handlerName({ job })).toBe(name);
});

it.each(['', '{', 'null', '[]', '{"job":1}', '"job"'])('reads no job of %p, and names it itself', (text) => {
  expect(() => readPayload(text)).toThrow();
  expect(uuidOf(text)).toMatch(/^[0-9a-f-]{36}$/);
});

import { describe as describeError, pageOf } from './describe';

const here = { pathname: '/rentals/7', hash: '' };
const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });

it('names a remote and its version by where its code came from', () => {
  const error = thrown(
    'x is not a function',
    'TypeError: x is not a function\n    at a (https://yard.example/remotes/mf-rentals/0a1b2c3d4e5f/assets/12.js:1:2)',
  );

  expect(describeError(error, '\n    at RentalPage', here)).toEqual({
    name: 'TypeError',
    message: 'x is not a function',
    stack: `${error.stack}\nComponents:\n    at RentalPage`,
    page: '/rentals/7',
    remote: 'mf-rentals',
    release: '0a1b2c3d4e5f',
    request_id: null,
  });
});

it('says nothing of persons', () => {
  const error = thrown(
    'no ray@example.com',
    'Error: no ray@example.com\n at https://yard.example/a?token=x:1:2',
  );

  expect(JSON.stringify(describeError(error, null, here))).not.toMatch(/ray@|token/);
});

it.each([
  ['a text', 'gone wrong', 'gone wrong'],
  ['an object with a message', { message: 'gone' }, 'gone'],
  ['anything else', 7, 'number'],
  ['nothing', undefined, 'undefined'],
])('takes %s for an error', (_, error, message) => {
  expect(describeError(error, null, here)).toMatchObject({ name: 'Error', message, stack: null });
});

it.each(['ResizeObserver loop completed with undelivered notifications.', 'Script error.'])(
  'leaves out %s',
  (text) => {
    expect(describeError(text, null, here)).toBeNull();
  },
);

it.each([
  [{ pathname: '/', hash: '#/users?search=ray' }, '/users'],
  [{ pathname: '/rentals/7', hash: '#messages' }, '/rentals/7'],
])('is on the page %j', (place, page) => {
  expect(pageOf(place)).toBe(page);
});

import { cursorOf, cursorPaginate, type Order } from './cursor';

const order: Order = [
  ['made_at', 'desc'],
  ['id', 'desc'],
];
const pageOf = (rows: object[]) => cursorPaginate(rows, { cursor: null, order, perPage: 1, path: '/notes' });
const after = (made_at: unknown) => {
  const { next_cursor } = pageOf([{ id: 2, made_at }, { id: 1 }]);
  return cursorOf(next_cursor, order)?.values;
};

it('goes on from a time to the millisecond, and from a whole second as Laravel writes it', () => {
  expect(after(new Date('2026-11-20T12:00:00.700Z'))).toEqual({ id: 2, made_at: '2026-11-20 12:00:00.700' });
  expect(after(new Date('2026-11-20T12:00:00Z'))).toEqual({ id: 2, made_at: '2026-11-20 12:00:00' });
});

it.each([null, undefined])('makes no cursor of %p, which would lead to the first page', (made_at) => {
  expect(() => after(made_at)).toThrow('made_at');
});

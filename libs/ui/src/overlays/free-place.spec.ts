import { wayUp } from './free-place';

const toast = { top: 700, bottom: 750, left: 16, right: 359 };
const button = (top: number, left = 16) => ({ top, bottom: top + 44, left, right: left + 100 });

describe('the way up to a place that covers nothing', () => {
  it.each([
    ['nothing is there', [], 0],
    ['a button stands elsewhere', [button(500)], 0],
    ['a button stands beside it', [button(700, 400)], 0],
    ['a button stands under it', [button(710)], 40],
    ['buttons stand in a column', [button(710), button(630)], 120],
  ])('when %s', (_what, obstacles, expected) => {
    expect(wayUp(toast, obstacles, 60)).toBe(expected);
  });

  it('is none where everything is taken', () => {
    const column = Array.from({ length: 20 }, (_, row) => button(row * 40));

    expect(wayUp(toast, column, 60)).toBeNull();
  });
});

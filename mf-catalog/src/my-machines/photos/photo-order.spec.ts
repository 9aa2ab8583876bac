import { moved, positionsAfterMove } from './photo-order';

const photos = [
  { id: 7, position: 0 },
  { id: 8, position: 1 },
  { id: 9, position: 2 },
];

describe('positionsAfterMove', () => {
  it('swaps two neighbours', () => {
    const swapped = [
      { id: 8, position: 0 },
      { id: 7, position: 1 },
    ];

    expect(positionsAfterMove(photos, 1, 0)).toEqual(swapped);
    expect(positionsAfterMove(photos, 0, 1)).toEqual(swapped);
  });

  it('moves those between, too, when a photo goes to the other end', () => {
    expect(positionsAfterMove(photos, 2, 0)).toEqual([
      { id: 9, position: 0 },
      { id: 7, position: 1 },
      { id: 8, position: 2 },
    ]);
  });

  it('changes nothing beyond the ends, in the same place, or for a photo that is gone', () => {
    expect(positionsAfterMove(photos, 0, -1)).toEqual([]);
    expect(positionsAfterMove(photos, 2, 3)).toEqual([]);
    expect(positionsAfterMove(photos, 1, 1)).toEqual([]);
    expect(positionsAfterMove(photos, 3, 1)).toEqual([]);
  });

  it('closes gaps that deleted photos left', () => {
    const gapped = [
      { id: 7, position: 3 },
      { id: 9, position: 6 },
    ];

    expect(positionsAfterMove(gapped, 1, 0)).toEqual([
      { id: 9, position: 0 },
      { id: 7, position: 1 },
    ]);
  });
});

it('moves one of a list both ways', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

import { positionsAfterMove } from './photo-order';

const photos = [
  { id: 7, position: 0 },
  { id: 8, position: 1 },
  { id: 9, position: 2 },
];

describe('positionsAfterMove', () => {
  it('swaps two neighbours', () => {
    expect(positionsAfterMove(photos, 8, -1)).toEqual([
      { id: 8, position: 0 },
      { id: 7, position: 1 },
    ]);
    expect(positionsAfterMove(photos, 8, 1)).toEqual([
      { id: 9, position: 1 },
      { id: 8, position: 2 },
    ]);
  });

  it('changes nothing beyond the ends or for a photo that is gone', () => {
    expect(positionsAfterMove(photos, 7, -1)).toEqual([]);
    expect(positionsAfterMove(photos, 9, 1)).toEqual([]);
    expect(positionsAfterMove(photos, 1, 1)).toEqual([]);
  });

  it('closes gaps that deleted photos left', () => {
    const gapped = [
      { id: 7, position: 3 },
      { id: 9, position: 6 },
    ];

    expect(positionsAfterMove(gapped, 9, -1)).toEqual([
      { id: 9, position: 0 },
      { id: 7, position: 1 },
    ]);
  });
});

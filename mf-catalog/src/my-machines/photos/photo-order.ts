/** What a photo's place is known by. */
export interface Placed {
  id: number;
  position: number;
}

/**
 * The changes that move a photo one place up or down: every photo whose position is then another.
 *
 * @param photos  in their order
 * @param step    -1 towards the front, 1 towards the end
 */
export function positionsAfterMove(photos: readonly Placed[], id: number, step: -1 | 1): Placed[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const to = from + step;
  const moved = photos[from];
  if (moved === undefined || to < 0 || to >= photos.length) return [];
  const others = photos.filter((photo) => photo.id !== id);
  const ordered = [...others.slice(0, to), moved, ...others.slice(to)];
  return ordered
    .map((photo, position) => ({ id: photo.id, position, before: photo.position }))
    .filter(({ position, before }) => position !== before)
    .map(({ id: photoId, position }) => ({ id: photoId, position }));
}

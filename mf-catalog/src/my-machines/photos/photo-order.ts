export type Placed = { id: number; position: number };

/** The list with one of it in another place; the list itself where either place is none of it. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/** Every photo whose position is another once one was moved. @param photos  in their order */
export function positionsAfterMove(photos: readonly Placed[], from: number, to: number): Placed[] {
  const ordered = moved(photos, from, to);
  if (ordered === photos) return [];
  return ordered
    .map(({ id, position: before }, position) => ({ id, position, before }))
    .filter(({ position, before }) => position !== before)
    .map(({ id, position }) => ({ id, position }));
}

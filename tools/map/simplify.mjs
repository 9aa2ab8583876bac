/** Fewer points, none further off than `tolerance` (Douglas and Peucker). Ends stay: neighbors meet. */
export function simplified(points, tolerance) {
  const kept = new Set([0, points.length - 1]);
  const spans = [[0, points.length - 1]];
  while (spans.length > 0) {
    const [first, last] = spans.pop();
    const [at, far] = furthest(points, first, last);
    if (far <= tolerance) continue;
    kept.add(at);
    spans.push([first, at], [at, last]);
  }
  return points.filter((_, at) => kept.has(at));
}

/** The point furthest from the straight line between two others, and its distance. */
function furthest(points, first, last) {
  let found = [first, 0];
  for (let at = first + 1; at < last; at += 1) {
    const far = awayFrom(points[at], points[first], points[last]);
    if (far > found[1]) found = [at, far];
  }
  return found;
}

function awayFrom([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

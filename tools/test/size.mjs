const CODE = /\.(ts|tsx|css)$/;
const NO_PRODUCTION =
  /\.spec\.tsx?$|(^|\/)(e2e|test|testing|examples|reference)\/|^(tools|bench|rigs|deploy)\//;
/** Where a room lies two folders deep, or one. */
const DEEP = /^(?:backend\/[^/]+|platform\/laravel-wire)\/[^/]+|^(?:libs|platform)\/[^/]+|^[^/]+/;

export const isProduction = (path) => CODE.test(path) && !NO_PRODUCTION.test(path);

/** @returns the lines of each room, by its folder */
export function sizesOf(files) {
  const sizes = {};
  for (const { path, lines } of files) {
    if (!isProduction(path)) continue;
    const [room] = DEEP.exec(path);
    sizes[room] = (sizes[room] ?? 0) + lines;
  }
  return sizes;
}

/** @returns what is wrong, a line for each room that has more than its budget and its raises allow */
export function overBudget(sizes, { rooms, raises }) {
  return Object.entries(sizes).flatMap(([room, lines]) => {
    const raised = raises.filter((raise) => raise.room === room).reduce((sum, { lines }) => sum + lines, 0);
    const allowed = (rooms[room] ?? 0) + raised;
    return lines > allowed ? [`${room} has ${lines} lines and a budget of ${allowed}`] : [];
  });
}

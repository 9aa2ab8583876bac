const SPEC = /\.spec\.tsx?$|(^|\/)(e2e|test|testing)\/.*\.tsx?$/;
const OUTSIDE = /(^|\/)(e2e|test|testing|examples|reference|deploy)\/|\.spec\.|^(tools|bench|rigs)\//;

/** What a file counts for: lines of one of four kinds of code, or words of Markdown; null: nothing. */
export function kindOf(path) {
  if (path.endsWith('.md')) return 'words';
  if (/\.[mc]js$/.test(path)) return 'scripts';
  if (SPEC.test(path)) return 'specs';
  if (!/\.(ts|tsx|css)$/.test(path) || OUTSIDE.test(path)) return null;
  return path.startsWith('platform/') ? 'platforms' : 'product';
}

/** @returns the lines, or words, of each kind */
export function sumsOf(files) {
  const sums = {};
  for (const { path, text } of files) {
    const kind = kindOf(path);
    if (!kind) continue;
    const size = kind === 'words' ? text.split(/\s+/).filter(Boolean).length : text.split('\n').length - 1;
    sums[kind] = (sums[kind] ?? 0) + size;
  }
  return sums;
}

/** @returns a line for each sum above its ceiling */
export function overCeiling(sums, ceilings) {
  return Object.entries(sums).flatMap(([kind, sum]) =>
    sum > ceilings[kind] ? [`${kind}: ${sum}, at most ${ceilings[kind]}`] : [],
  );
}

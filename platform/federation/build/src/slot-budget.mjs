import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @returns the fillers of a remote's build whose code is more than their slot of the public site takes, in words */
export function overBudget(out, slots) {
  const read = (name) => JSON.parse(readFileSync(join(out, name), 'utf8'));
  const parts = read('parts.json');
  return (read('remote.json').public?.slots ?? []).flatMap(({ slot, filler }) => {
    const [kb, most] = [kbOf(parts[filler] ?? [], out), slots[slot]?.kb];
    return kb > most ? [`${filler} is ${kb} kB, compressed; ${slot} takes ${most} kB`] : [];
  });
}

/** Compressed scripts and styles, in kB. */
export function kbOf(names, out) {
  const counted = [...new Set(names)].filter((name) => /\.(js|css)$/.test(name));
  const bytes = counted.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name))).length, 0);
  return Math.round(bytes / 1000);
}

const HOUR = 60;

/** Minutes east of UTC of the abbreviations that mail headers and forms carry. */
const NAMED: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  wet: 0,
  west: HOUR,
  bst: HOUR,
  cet: HOUR,
  cest: 2 * HOUR,
  eet: 2 * HOUR,
  eest: 3 * HOUR,
  msk: 3 * HOUR,
  est: -5 * HOUR,
  edt: -4 * HOUR,
  cst: -6 * HOUR,
  cdt: -5 * HOUR,
  mst: -7 * HOUR,
  mdt: -6 * HOUR,
  pst: -8 * HOUR,
  pdt: -7 * HOUR,
};

/** The military letters: east of UTC up to M (there is no J), then west; Z is UTC. */
const EAST = 'abcdefghiklm';
const WEST = 'nopqrstuvwxy';

/** Minutes east of UTC for `EST` or `z`; undefined for what is no zone's short name. */
export function abbreviatedZone(written: string): number | undefined {
  const name = written.toLowerCase();
  if (name === 'z') return 0;
  if (name.length > 1) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;

  const [east, west] = [EAST.indexOf(name), WEST.indexOf(name)];
  if (east >= 0) return (east + 1) * HOUR;

  return west >= 0 ? -(west + 1) * HOUR : undefined;
}

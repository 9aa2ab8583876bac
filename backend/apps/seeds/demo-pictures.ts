import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationFile } from '../../src/catalog/machines/illustrations';
import { type DemoMachineRow, demoMachines, machineTypes } from '../../src/catalog/reference/reference-data';

/** Drawings of 400 × 300, the ground at 276, with `{names}` of what differs. */
interface Pictures {
  views: Record<string, { caption: string; drawing: string }>;
  places: string[];
  hours: Record<'sky' | 'far' | 'sun', string>[];
  paints: Record<string, string>;
  others: string[];
  vests: string[];
}

/** Nothing is stored: `/illustrations/demo/{row}-{view}.svg` is drawn when it is requested. */
const ADDRESS = /^demo\/(\d{1,3})-([a-z]+)\.svg$/;
/** Paint of the types' drawings. */
const PAINTED = '#f5b301';

let read: ReturnType<typeof readAll> | undefined;
const known = () => (read ??= readAll());

const readAll = () => ({
  pictures: JSON.parse(readFileSync(join(__dirname, 'data/pictures.json'), 'utf8')) as Pictures,
  rows: demoMachines(),
  types: new Map(machineTypes().map((type) => [type.name, type])),
});

/** Captions and addresses of a machine's pictures. @param index  of its row */
export function demoPhotos({ hours }: DemoMachineRow, index: number): { url: string; caption: string }[] {
  const views = Object.entries(known().pictures.views).filter(([view]) => view !== 'meter' || hours !== null);
  return views.map(([view, { caption }]) => ({
    url: `/illustrations/demo/${index}-${view}.svg`,
    caption: `${caption} (drawing)`,
  }));
}

/** @param path  below `folder`, that of the drawings. @returns null where it is no picture of the demo */
export function demoPicture(path: string, folder: string): string | null {
  const [, row, view = ''] = ADDRESS.exec(path) ?? [];
  if (row === undefined) return null;
  const { pictures, rows } = known();
  const machine = rows[Number(row)];
  const at = Object.keys(pictures.views).indexOf(view);
  const drawing = pictures.views[view]?.drawing;
  if (!machine || drawing === undefined) return null;
  const parts = partsOf(machine, Number(row), at);
  const drawn = filled(drawing, { ...parts, machine: machineOf(machine, parts.paint, folder) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${drawn}</svg>`;
}

/** Fills the places of a drawing: machines differ, and so do the pictures of one. @param at  the picture's number */
function partsOf({ manufacturer, model, year, hours: run }: DemoMachineRow, index: number, at: number) {
  const { places, hours, paints, others, vests } = known().pictures;
  const oneOf = <T>(list: readonly T[], number: number) => list[number % list.length];
  const hour = oneOf(hours, index + at);
  const digits = Object.entries(String(run ?? 0).padStart(6, '0')).map(([place, digit]) => [
    `d${place}`,
    digit,
  ]);
  return {
    ...hour,
    ...(Object.fromEntries(digits) as Record<string, string>),
    place: filled(oneOf(places, index * 3 + at) ?? '', hour ?? {}),
    sunX: 60 + ((index * 53 + at * 130) % 280),
    sunY: 44 + (index % 3) * 14,
    paint: paints[manufacturer] ?? oneOf(others, manufacturer.length) ?? PAINTED,
    vest: oneOf(vests, index) ?? PAINTED,
    worker: 300 + (index % 4) * 8,
    manufacturer: manufacturer.toUpperCase(),
    ...{ model, year },
    serial: `DEMO ${10_417 + index * 613}`,
  };
}

const filled = (template: string, values: Record<string, string | number | undefined>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The drawing of its type without its ground, in the maker's paint. */
function machineOf({ machine_type }: DemoMachineRow, paint: string, folder: string): string {
  const type = known().types.get(machine_type) ?? { name: machine_type, category: null };
  const drawing = readFileSync(join(folder, illustrationFile(type)), 'utf8');
  const [machine = ''] = /<g transform="translate\(0 18\)".*<\/g>/s.exec(drawing) ?? [];
  return machine.replaceAll(PAINTED, paint);
}

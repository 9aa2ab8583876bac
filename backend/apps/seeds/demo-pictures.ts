import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationFile } from '../../src/catalog/machines/illustrations';
import { type DemoMachineRow, demoMachines, machineTypes } from '../../src/catalog/reference/reference-data';

/** Nothing is stored: `/illustrations/demo/{row}-{view}.svg` is drawn when it is requested. */
const ADDRESS = /^demo\/(\d{1,3})-(side|corner|work|meter|plate)\.svg$/;

const CAPTIONS = {
  side: 'From the side',
  corner: 'From the corner',
  work: 'At work',
  meter: 'Hour meter',
  plate: 'Plate',
};
type View = keyof typeof CAPTIONS;

/** As the makers paint; others have one of the last four. */
const PAINTS: Record<string, string> = {
  Bobcat: '#e9e4da',
  Caterpillar: '#f5b301',
  Case: '#c9742c',
  Genie: '#2f74b8',
  Hitachi: '#e9581f',
  JCB: '#f7c22b',
  JLG: '#f07021',
  'John Deere': '#f2c81f',
  Kubota: '#f26522',
  Takeuchi: '#c8372d',
  Toro: '#b8232f',
  Volvo: '#e3b53c',
  Yanmar: '#cc2f2f',
};
const OTHERS = ['#4f8f5b', '#d9802b', '#5b7fa6', '#d8b23a'] as const;
const PAINTED = '#f5b301';

const HOURS = [
  { sky: '#bcdcf2', far: '#9fbfae', sun: '#fff3c4' },
  { sky: '#f6d3b0', far: '#b79c8f', sun: '#fff0d0' },
  { sky: '#c9ced4', far: '#a3aaa8', sun: '#d6dade' },
  { sky: '#e9b79a', far: '#8d7f8f', sun: '#ffd27a' },
] as const;
type Hour = (typeof HOURS)[number];

/** Places that machines stand at, 400 × 300, the ground at 276. */
const PLACES: readonly ((hour: Hour) => string)[] = [
  ({ far }) => `<path d="M0 236q90-60 190-18t210-30v112H0z" fill="${far}"/>
<g fill="none" stroke="#7d858c" stroke-width="5"><path d="M292 236V96h-84m84 0h58m-58-20l-76 20m76-20l48 20"/></g>
<path d="M0 252q120-14 220-4t180-8v60H0z" fill="#b08a5e"/><path d="M0 276h400v24H0z" fill="#8d6c47"/>
<path d="M12 276q34-52 78 0z" fill="#a27d53"/>`,
  ({ far }) => `<path d="M0 214h400v40H0z" fill="${far}"/><path d="M14 158h104v84H14z" fill="#3f6f8f"/>
<path d="M122 186h96v56h-96z" fill="#a9523c"/><path d="M30 166v70m18-70v70m18-70v70m18-70v70m18-70v70M138 192v46m18-46v46m18-46v46m18-46v46" stroke="#1b1d1f" stroke-opacity=".25" stroke-width="4"/>
<path d="M0 240h400v60H0z" fill="#a7a39b"/><path d="M0 276h400v24H0z" fill="#8f8b84"/>
<path d="M230 240v-44h170m-130 44v-44m44 44v-44m44 44v-44" fill="none" stroke="#6d6a64" stroke-width="3"/>`,
  ({
    far,
  }) => `<path d="M0 220q30-40 60 0q26-54 58-4q30-40 62 0q34-58 70 2q26-44 60 0q30-50 90-6v88H0z" fill="${far}"/>
<path d="M0 244h400v56H0z" fill="#7fa05d"/><path d="M0 264h400v36H0z" fill="#5c5f63"/>
<path d="M0 286h46m40 0h46m40 0h46m40 0h46m40 0h46" stroke="#f4f2ee" stroke-width="4"/>`,
  ({ far }) => `<path d="M0 232l70-74 52 44 80-96 92 104 48-40 58 62v68H0z" fill="${far}"/>
<path d="M172 142l30-36 34 38-18-6-14 14-12-16z" fill="#f7f6f2"/><path d="M0 246h400v54H0z" fill="#b9a57c"/>
<path d="M0 276h400v24H0z" fill="#98845c"/>`,
];

/** Captions and addresses of a machine's pictures. @param index  of its row */
export function demoPhotos({ hours }: DemoMachineRow, index: number): { url: string; caption: string }[] {
  const views = (Object.keys(CAPTIONS) as View[]).filter((view) => view !== 'meter' || hours !== null);
  return views.map((view) => ({
    url: `/illustrations/demo/${index}-${view}.svg`,
    caption: `${CAPTIONS[view]} (drawing)`,
  }));
}

/** @param path  below `folder`, that of the drawings. @returns null where it is no picture of the demo */
export function demoPicture(path: string, folder: string): string | null {
  const [, index, view] = ADDRESS.exec(path) ?? [];
  const row = index === undefined ? undefined : known().rows[Number(index)];
  return row
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${drawn(row, { index: Number(index), view: view as View, folder })}</svg>`
    : null;
}

function drawn(
  row: DemoMachineRow,
  { index, view, folder }: { index: number; view: View; folder: string },
): string {
  if (view === 'meter') return meter(row.hours ?? 0);
  if (view === 'plate') return plate(row, index);
  const at = ['side', 'corner', 'work'].indexOf(view);
  const hour = HOURS[(index + at) % HOURS.length] ?? HOURS[0];
  const place = PLACES[(index * 3 + at) % PLACES.length]?.(hour) ?? '';
  const sun = 60 + ((index * 53 + at * 130) % 280);
  const sky = `<path d="M0 0h400v300H0z" fill="${hour.sky}"/><circle cx="${sun}" cy="${44 + (index % 3) * 14}" r="22" fill="${hour.sun}"/>`;
  const poses = {
    side: 'translate(14 24) scale(.92)',
    corner: 'matrix(-.74 -.05 0 1.02 350 2)',
    work: 'translate(120 66) rotate(-4 200 276) scale(.72)',
  };
  const shadow = `<ellipse cx="200" cy="277" rx="150" ry="9" fill="#1b1d1f" opacity=".28"/>`;
  const front = view === 'work' ? heap(index) : '';
  return `${sky}${place}<g transform="${poses[view as keyof typeof poses]}">${shadow}${machineOf(row, folder)}</g>${front}`;
}

/** What is moved, and who looks on. */
function heap(index: number): string {
  const vest = index % 2 ? '#e8571e' : '#c6d72f';
  return `<path d="M-10 300q50-92 92-58t58 58z" fill="#7a5c3b"/><path d="M20 300q40-50 64-30t40 30z" fill="#8f6e49"/>
<path d="M352 288l10-34h8l10 34z" fill="#f07021"/><path d="M357 272h18" stroke="#fff" stroke-width="5"/>
<g transform="translate(${300 + (index % 4) * 8} 204)"><path d="M2 34h8l2 48H4zm10 0h8l-2 48h-8z" fill="#35506b"/><path d="M0 10h22v28H0z" fill="${vest}"/><path d="M0 22h22" stroke="#f4f2ee" stroke-width="4"/><circle cx="11" cy="2" r="8" fill="#c99a77"/><path d="M1 0a10 10 0 0 1 20 0z" fill="#f7f6f2"/></g>`;
}

const known = once(() => ({
  rows: demoMachines(),
  types: new Map(machineTypes().map((type) => [type.name, type])),
}));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The drawing of its type without its ground, in the maker's paint. */
function machineOf({ machine_type, manufacturer }: DemoMachineRow, folder: string): string {
  const type = known().types.get(machine_type) ?? { name: machine_type, category: null };
  const file = join(folder, illustrationFile(type));
  const [machine = ''] = /<g transform="translate\(0 18\)".*<\/g>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const paint = PAINTS[manufacturer] ?? OTHERS[manufacturer.length % OTHERS.length] ?? PAINTED;
  return machine.replaceAll(PAINTED, paint);
}

const TEXT = 'font-family="Inter,Arial,sans-serif" text-anchor="middle"';

function meter(hours: number): string {
  const digits = [...String(hours).padStart(6, '0'), '0'];
  const wheels = digits.map((digit, at) => {
    const [fill, ink] = at === 6 ? ['#f4f2ee', '#c8372d'] : ['#15171a', '#fff'];
    return `<rect x="${71 + at * 37}" y="120" width="34" height="52" rx="3" fill="${fill}"/><text x="${88 + at * 37}" y="159" ${TEXT} font-size="36" fill="${ink}">${digit}</text>`;
  });
  return `<path d="M0 0h400v300H0z" fill="#2b2d30"/><rect x="36" y="48" width="328" height="196" rx="26" fill="#17191b" stroke="#55585c" stroke-width="6"/>
<text x="200" y="96" ${TEXT} font-size="20" fill="#d5d3cd">HOURS</text>${wheels.join('')}<circle cx="92" cy="210" r="9" fill="#3fae5a"/><circle cx="126" cy="210" r="9" fill="#5a4a1c"/><circle cx="160" cy="210" r="9" fill="#5a2420"/>
<path d="M0 0h400L120 300H0z" fill="#fff" opacity=".05"/>`;
}

function plate({ manufacturer, model, year }: DemoMachineRow, index: number): string {
  const paint = PAINTS[manufacturer] ?? OTHERS[manufacturer.length % OTHERS.length] ?? PAINTED;
  const lines = [
    ['MODEL', model],
    ['YEAR', String(year)],
    ['SERIAL NO.', `DEMO ${String(10_417 + index * 613)}`],
  ];
  const rows = lines.map(([label, value], at) => {
    const y = 150 + at * 38;
    return `<text x="84" y="${y}" font-family="Inter,Arial,sans-serif" font-size="14" fill="#4d5052">${label}</text><path d="M178 ${y - 20}h142v28H178z" fill="#e9e7e2"/><text x="249" y="${y}" ${TEXT} font-size="18" font-weight="600" fill="#1b1d1f">${value}</text>`;
  });
  return `<path d="M0 0h400v300H0z" fill="${paint}"/><path d="M0 236l400-44v108H0z" fill="#1b1d1f" opacity=".16"/><rect x="56" y="56" width="288" height="196" rx="10" fill="#c4c6c6" stroke="#77797a" stroke-width="4"/>
<g fill="#6d6f70"><circle cx="72" cy="72" r="6"/><circle cx="328" cy="72" r="6"/><circle cx="72" cy="236" r="6"/><circle cx="328" cy="236" r="6"/></g>
<text x="200" y="104" ${TEXT} font-size="26" font-weight="700" fill="#1b1d1f">${manufacturer.toUpperCase()}</text>${rows.join('')}`;
}

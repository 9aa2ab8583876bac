import { createElement, type ComponentProps, type JSX } from 'react';
import type { Link } from 'react-router';
import { cx } from '../styles/cx';
import '../tokens/primitives.css';

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Each is a class of `tokens/primitives/`: `gap={3}` is `.gap` with `--gap`, `wrap` is `.wrap`. Spaces and sizes are tokens. */
interface Layout {
  /** 12: between the parts of a page. */
  gap?: Space | 12;
  across?: 2 | 3 | 4;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
  wrap?: boolean;
  /** Grid: so many columns; or as many as fit, none narrower than this, in px; `cells`: where there are fewer, they are wider. */
  columns?: 2 | 3;
  fit?: number;
  cells?: number;
  /** Grid on a wide screen: a second column, so wide in px, before or after what takes the rest. */
  lead?: number;
  side?: number;
  /** A row as wide as its content. */
  inline?: boolean;
  /** A text on a line of its own. */
  block?: boolean;
  size?: 13 | 14 | 16 | 18 | 22 | 28;
  weight?: 400 | 600 | 650 | 700;
  soft?: boolean;
  /** An old value: the new is on its way. */
  faded?: boolean;
  tone?: 'bad' | 'warn';
  /** Lines as close as a heading's. */
  tight?: boolean;
  /** Digits of one width. */
  figures?: boolean;
  centred?: boolean;
  nowrap?: boolean;
  cut?: boolean;
  /** At most as wide as a usual name: a longer one does not take the room of all others. */
  short?: boolean;
  /** Breaks a word that is too long. */
  breaks?: boolean;
  /** Keeps the line breaks of what was typed. */
  lines?: boolean;
  /** A list without its marks. */
  bare?: boolean;
  /** A list with its marks within it. */
  marked?: boolean;
  /** A line between its parts. */
  divided?: boolean;
  /** A line above it. */
  ruled?: boolean;
  /** A bordered surface. */
  framed?: boolean;
  /** A surface of another color. */
  tinted?: boolean;
  /** A link or button that is as large as what it holds. */
  leads?: boolean;
  pad?: 3 | 4 | 5;
  padY?: 2 | 3 | 4;
  /** Outdented as far as a quiet button's words are indented. */
  hangs?: boolean;
  /** Row: its first part takes what the others leave. */
  fills?: boolean;
  /** Row or grid: down to nothing; to all that is free; neither. */
  shrinks?: boolean;
  grows?: boolean;
  firm?: boolean;
  /** Takes the height of its container. */
  full?: boolean;
  /** Takes a line of its own in a grid or in a row that wraps. */
  whole?: boolean;
  /** Hidden on other screens. */
  only?: 'wide' | 'narrow';
  /** Stays in sight beside what is longer, on a wide screen. */
  stays?: boolean;
  above?: 1 | 2 | 3 | 4 | 6 | 8;
  below?: 2 | 3 | 4 | 5 | 6 | 8;
}

const space = (step: unknown) => `var(--space-${String(step)})`;
const pixels = (width: unknown) => `${String(width)}px`;

/** Custom property for a prop's class, of the prop's name, where the prop is more than on or off. */
const VALUES: Readonly<Record<string, (value: unknown) => string>> = {
  ...{ gap: space, across: space, pad: space, padY: space, above: space, below: space },
  ...{ fit: pixels, cells: pixels, lead: pixels, side: pixels },
  ...{ align: String, columns: String, weight: String },
  justify: (value) => (value === 'between' ? 'space-between' : String(value)),
  size: (size) => `var(--text-${String(size)})`,
  tone: (tone) => `var(--color-${String(tone)})`,
};
const LAYOUT = new Set([
  ...Object.keys(VALUES),
  ...(
    'wrap inline block soft faded tight figures centred nowrap cut short breaks lines bare marked divided ruled ' +
    'framed tinted leads hangs fills shrinks grows firm full whole only stays'
  ).split(' '),
]);

type Tag = Exclude<keyof JSX.IntrinsicElements, 'object' | 'symbol'> | typeof Link;
type PrimitiveProps<T extends Tag> = { as?: T } & Layout & Omit<ComponentProps<T>, keyof Layout | 'as'>;

/** An element in the order that its props say; all other attributes are its own. */
function primitive<D extends Tag>(name: string, fallback: D) {
  return function Primitive<T extends Tag = D>({ as, className, ...props }: PrimitiveProps<T>) {
    const classes = [name];
    const attributes: { style?: object; [name: string]: unknown } = {};
    const values: Record<string, string> = {};
    for (const [key, value] of Object.entries(props)) {
      const valueOf = VALUES[key];
      if (!LAYOUT.has(key)) attributes[key] = value;
      else if (value) classes.push(value === true || valueOf ? key : `${key}-${String(value)}`);
      if (value && valueOf) values[`--${key}`] = valueOf(value);
    }
    if (Object.keys(values).length > 0) attributes.style = { ...attributes.style, ...values };
    return createElement((as ?? fallback) as string, { ...attributes, className: cx(...classes, className) });
  };
}

/** One below the other. */
export const Stack = primitive('stack', 'div');
export const Row = primitive('row', 'div');
/** Rows as high as they need, columns as a style sheet says. */
export const Grid = primitive('grid', 'div');
/** Neither: what has its place in another. */
export const Box = primitive('', 'div');
export const Text = primitive('', 'p');
/** Text that explains something else: smaller and paler. */
export const Hint = primitive('hint', 'p');

import { createElement, type ComponentProps, type JSX } from 'react';
import { cx } from '../styles/cx';
import '../tokens/primitives.css';

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Each is a class of `tokens/primitives.css`: `gap={3}` is `.gap-3`, `wrap` is `.wrap`. Spaces and sizes are tokens. */
interface Layout {
  gap?: Space;
  /** Between columns, where it is not as between rows. */
  across?: 2 | 3 | 4;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
  wrap?: boolean;
  /** Of a grid: as many columns as fit, none narrower than this, in px; `cells`: where there are fewer, they are wider. */
  fit?: number;
  cells?: number;
  /** Of a grid on a wide screen: a second column, so wide in px, after what takes the rest. */
  side?: number;
  /** A row as wide as its content. */
  inline?: boolean;
  /** A text on a line of its own. */
  block?: boolean;
  size?: 13 | 14 | 16 | 18 | 22 | 28;
  weight?: 400 | 600 | 650 | 700;
  soft?: boolean;
  /** Lines as close as a heading's. */
  tight?: boolean;
  /** Digits of one width. */
  figures?: boolean;
  centred?: boolean;
  nowrap?: boolean;
  /** One line, its end cut off. */
  cut?: boolean;
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
  pad?: 3 | 4;
  padY?: 2 | 3;
  /** In a row or grid: down to nothing; to all that is free; neither. */
  shrinks?: boolean;
  grows?: boolean;
  firm?: boolean;
  /** In a grid or in a row that wraps: a line of its own. */
  whole?: boolean;
  /** On other screens it is not shown. */
  only?: 'wide' | 'narrow';
  /** Stays in sight beside what is longer, on a wide screen. */
  stays?: boolean;
  above?: 1 | 2 | 3 | 4;
  below?: 2 | 3 | 4 | 5 | 6;
}

const LAYOUT = new Set(
  (
    'gap across align justify wrap inline block size weight soft tight figures centred nowrap cut breaks lines bare ' +
    'marked divided ruled framed tinted pad padY shrinks grows firm whole only stays above below'
  ).split(' '),
);
/** Their figure is what their class has as `--width`. */
const WIDTHS = new Set(['fit', 'cells', 'side']);

type Tag = Exclude<keyof JSX.IntrinsicElements, 'object' | 'symbol'>;
type PrimitiveProps<T extends Tag> = { as?: T } & Layout & Omit<ComponentProps<T>, keyof Layout | 'as'>;

/** An element in the order that its props say; all other attributes are its own. */
function primitive<D extends Tag>(name: string, fallback: D) {
  return function Primitive<T extends Tag = D>({ as, className, ...props }: PrimitiveProps<T>) {
    const classes = [name];
    const attributes: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(props)) {
      if (WIDTHS.has(key)) {
        classes.push(key);
        attributes.style = { '--width': `${String(value)}px` };
      } else if (!LAYOUT.has(key)) attributes[key] = value;
      else if (value) classes.push(value === true ? key : `${key}-${String(value)}`);
    }
    return createElement(as ?? fallback, { ...attributes, className: cx(...classes, className) });
  };
}

/** One below the other. */
export const Stack = primitive('stack', 'div');
/** One beside the other. */
export const Row = primitive('row', 'div');
/** Rows as high as they need, columns as a style sheet says. */
export const Grid = primitive('grid', 'div');
/** Neither: what has its place in another. */
export const Box = primitive('', 'div');
export const Text = primitive('', 'p');
/** Text that explains something else: smaller and paler. */
export const Hint = primitive('hint', 'p');

import { attributeInAddress } from '@yard/contracts';

/** What is asked of attributes, as the list call has it; figures in the attributes' own units. */
export interface AttributeFilter {
  min?: number;
  max?: number;
  /** A choice, or `1` for yes. */
  is?: string;
}

export type AttributeFilters = Readonly<Record<string, AttributeFilter>>;

const PREFIX = 'with.';
const BETWEEN = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** `with.dig_depth=3..6&with.fuel=Diesel` of the page's address. */
export function readAttributes(params: URLSearchParams): AttributeFilters {
  const asked = [...params].flatMap(([key, text]): [string, AttributeFilter][] => {
    if (!key.startsWith(PREFIX) || text === '') return [];
    const [isSpan, min, max] = BETWEEN.exec(text) ?? [];
    const what = isSpan === undefined ? { is: text } : { ...figure('min', min), ...figure('max', max) };
    return [[key.slice(PREFIX.length), what]];
  });
  return Object.fromEntries(asked);
}

/** @see readAttributes */
export function writeAttributes(asked: AttributeFilters): Record<string, string> {
  const written = Object.entries(asked).map(([name, what]) => [`${PREFIX}${name}`, attributeInAddress(what)]);
  return Object.fromEntries(written) as Record<string, string>;
}

/** `attributes[dig_depth][min]`: as the list takes them. */
export function attributeFilters(asked: AttributeFilters): Record<string, string | number> {
  const filters = Object.entries(asked).flatMap(([name, bounds]) =>
    Object.entries(bounds).map(([bound, value]) => [`attributes[${name}][${bound}]`, value] as const),
  );
  return Object.fromEntries(filters) as Record<string, string | number>;
}

function figure(bound: 'min' | 'max', text: string | undefined): AttributeFilter {
  return text === undefined ? {} : { [bound]: Number(text) };
}

import { attributeInAddress } from '@yard/contracts';

/** The attribute filters, as the list call has them; figures in the attributes' own units. */
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
  const filters = [...params].flatMap(([key, text]): [string, AttributeFilter][] => {
    if (!key.startsWith(PREFIX) || text === '') return [];
    const [isSpan, min, max] = BETWEEN.exec(text) ?? [];
    const what = isSpan === undefined ? { is: text } : { ...figure('min', min), ...figure('max', max) };
    return [[key.slice(PREFIX.length), what]];
  });
  return Object.fromEntries(filters);
}

/** @see readAttributes */
export function writeAttributes(filters: AttributeFilters): Record<string, string> {
  const written = Object.entries(filters).map(([name, one]) => [`${PREFIX}${name}`, attributeInAddress(one)]);
  return Object.fromEntries(written) as Record<string, string>;
}

/** `attributes[dig_depth][min]`: as the list takes them. */
export function attributeFilters(filters: AttributeFilters): Record<string, string | number> {
  const parameters = Object.entries(filters).flatMap(([name, bounds]) =>
    Object.entries(bounds).map(([bound, value]) => [`attributes[${name}][${bound}]`, value] as const),
  );
  return Object.fromEntries(parameters) as Record<string, string | number>;
}

function figure(bound: 'min' | 'max', text: string | undefined): AttributeFilter {
  return text === undefined ? {} : { [bound]: Number(text) };
}

import { isFile } from './is-file';
import { type ImageSize, imageSizeOf } from './image-size';
import { isNumeric } from '../php/text';
import type { RuleDefinition } from './rule-definition';

type Demand = (size: ImageSize, limit: string) => boolean;

const DEMANDS: Readonly<Record<string, Demand>> = {
  width: ({ width }, limit) => width === Number(limit),
  height: ({ height }, limit) => height === Number(limit),
  min_width: ({ width }, limit) => width >= Number(limit),
  max_width: ({ width }, limit) => width <= Number(limit),
  min_height: ({ height }, limit) => height >= Number(limit),
  max_height: ({ height }, limit) => height <= Number(limit),
  ratio: (size, limit) => Math.abs(beyondRatio(size, limit)) <= onePixel(size),
  min_ratio: (size, limit) => beyondRatio(size, limit) >= -onePixel(size),
  max_ratio: (size, limit) => beyondRatio(size, limit) <= onePixel(size),
};

/** Excess of the picture's ratio over `3/2` or `1.5`. */
function beyondRatio({ width, height }: ImageSize, limit: string): number {
  const [above = '1', below = '1'] = limit.split('/');
  return width / height - Number(above) / Number(below);
}

const onePixel = ({ width, height }: ImageSize): number => 1 / (Math.max((width + height) / 2, height) + 1);

const isDemand = (text: string): boolean => {
  const [name = '', limit = ''] = text.split('=');
  return Object.hasOwn(DEMANDS, name) && (isNumeric(limit) || /^\d+(?:\.\d+)?\/\d+$/.test(limit));
};

async function holds(value: unknown, demands: readonly string[]): Promise<boolean> {
  if (!isFile(value)) return false;
  if (value.type === 'image/svg+xml') return true;

  const size = await imageSizeOf(value);
  return size !== null && demands.every((demand) => meets(size, demand));
}

function meets(size: ImageSize, demand: string): boolean {
  const [name = '', limit = ''] = demand.split('=');
  return DEMANDS[name]?.(size, limit) === true;
}

/** Checks a picture's pixels, which are read from its own bytes; a drawing (SVG) has none, and passes. */
export const dimensionsRule: RuleDefinition = {
  passes: () => true,
  question: ({ value, parameters }) => ({ kind: 'bytes', holds: () => holds(value, parameters) }),
  refuses: (parameters) => {
    const unknown = parameters.find((parameter) => !isDemand(parameter));
    if (parameters.length === 0) return `it needs one of ${Object.keys(DEMANDS).join(', ')}.`;

    return unknown === undefined
      ? null
      : `"${unknown}" is not one of ${Object.keys(DEMANDS).join(', ')} with a number.`;
  },
};

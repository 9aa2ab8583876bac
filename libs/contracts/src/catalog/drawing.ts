/** Looks that a type's drawing has: `libs/ui/src/tokens/drawings.css`. */
export const DRAWING_STYLES = 8;

/**
 * The drawing that stands for a machine without a picture, in the look that is this machine's everywhere: the part after
 * the `#` is never requested, so that a page loads a type's drawing once.
 */
export function drawingOf({ id, illustration_url }: { id: number; illustration_url: string }): string {
  return `${illustration_url}#look-${id % DRAWING_STYLES}`;
}

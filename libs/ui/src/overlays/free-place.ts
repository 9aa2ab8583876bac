const PRESSABLE =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="menuitem"], h1';
const FIELDS = 'input, select, textarea, label, h1';
const STEP_PX = 2;

/** Edges of a floating box, in pixels of the window. */
type Box = { top: number; bottom: number; left: number; right: number };

/**
 * Pixels that a box has to go up to cover nothing that can be pressed; 0 where it is well as it stands, null where
 * there is no such place.
 *
 * @param highest  the top it may reach
 */
export function wayUp(box: Box, obstacles: readonly Box[], highest: number): number | null {
  for (let up = 0; box.top - up >= highest; up += STEP_PX) {
    const isFree = obstacles.every(
      (other) =>
        other.right <= box.left ||
        other.left >= box.right ||
        other.bottom <= box.top - up ||
        other.top >= box.bottom - up,
    );
    if (isFree) return up;
  }
  return null;
}

/**
 * Pixels that a pinned box has to go up to cover nothing that is pinned as well: the rest is scrolled from under it.
 */
export function freeWayUp(box: HTMLElement): number {
  return wayUp(box.getBoundingClientRect(), boxesOf(pressable(box).filter(isPinned)), 0) ?? 0;
}

/**
 * Pixels that a box has to go up to cover nothing of the window that can be pressed, apart from what is in the box
 * itself; in a form so dense that there is no such place, to cover no button and no link.
 */
export function wayUpFrom(box: HTMLElement, highest: number): number {
  const at = box.getBoundingClientRect();
  const all = pressable(box);
  const buttons = all.filter((element) => !element.matches(FIELDS));
  return wayUp(at, boxesOf(all), highest) ?? wayUp(at, boxesOf(buttons), highest) ?? 0;
}

function pressable(except: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (element) => !except.contains(element),
  );
}

function isPinned(element: HTMLElement | null): boolean {
  if (element === null) return false;
  return /fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement);
}

function boxesOf(elements: HTMLElement[]): Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight);
}

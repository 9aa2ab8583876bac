const PRESSABLE =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="menuitem"]';
const STEP_PX = 8;

/** Where a floating box stands, in pixels of the window. */
type Box = { top: number; bottom: number; left: number; right: number };

/**
 * How far up a box has to go so that it covers nothing that can be pressed; 0 where it is well as it stands, or where
 * there is no such place.
 *
 * @param highest  the top it may reach
 */
export function wayUp(box: Box, obstacles: readonly Box[], highest: number): number {
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
  return 0;
}

/**
 * How far up a box that stays has to go so that it covers nothing that stays as well: the rest is scrolled from under
 * it.
 */
export function freeWayUp(box: HTMLElement): number {
  return wayUp(box.getBoundingClientRect(), boxesOf(pressable(box).filter(isPinned)), 0);
}

/** What can be pressed in the window as it stands, apart from what is in the floating box itself. */
export function pressableBoxes(except: HTMLElement): Box[] {
  return boxesOf(pressable(except));
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

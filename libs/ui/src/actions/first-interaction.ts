/** First events of a person; a page that is merely opened has none. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

let noticed: Promise<void> | null = null;

/** Resolves at the first sign of a person: code that is needed for acting alone is fetched from then on. */
export function firstInteraction(): Promise<void> {
  noticed ??= new Promise((resolve) => {
    if (isThere()) return resolve();
    const options = { capture: true, passive: true };
    const notice = () => {
      for (const sign of SIGNS) removeEventListener(sign, notice, options);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, notice, options);
  });
  return noticed;
}

/** True where somebody acted before this code came: the page's first script (tools/build/first-script.js) saw it. */
const isThere = (): boolean => document.documentElement.dataset['somebody'] !== undefined;

// Runs before anything is painted; the site's own scripts come later.
try {
  // The reader's own theme. What it means is settled in @yard/ui (tokens/use-theme.ts).
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing has no theme of the reader's.
}

// Who is there before the site's code is: it asks by this mark (@yard/ui, first-interaction.ts). A pointer that moves is
// none: browsers say so of one that rests where a page is drawn.
for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click']) {
  const mark = () => (document.documentElement.dataset.somebody = '');
  addEventListener(sign, mark, { capture: true, passive: true, once: true });
}

// What is typed at a field whose code is not there yet; the field takes it over (@yard/ui, field-frame.tsx).
const type = (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!target.matches?.('[data-stand-in]') || ctrlKey || metaKey || altKey) return;
  const { typed = '' } = target.dataset;
  // A space on an empty one presses it.
  if (key === 'Backspace') target.dataset.typed = typed.slice(0, -1);
  else if (key.length === 1 && (key !== ' ' || typed)) target.dataset.typed = typed + key;
  else return;
  event.preventDefault();
};
addEventListener('keydown', type, { capture: true });

// A page that the server drew is there to be read: what makes it work is asked for once it is painted, and takes
// nothing of the line from what paints it. A page that nobody looks at is never painted.
addEventListener('DOMContentLoaded', () => {
  const askForScripts = () => document.querySelectorAll('link[rel="later"]').forEach(ask);
  if (document.hidden) askForScripts();
  else requestAnimationFrame(() => setTimeout(askForScripts));
});

// A constant is no name of the window's.
const ask = (link) => {
  // What the site's scripts will ask for is only fetched.
  if (link.as === 'script') {
    link.rel = 'preload';
    return;
  }
  const script = document.createElement('script');
  script.src = link.href;
  // In their order.
  script.async = false;
  document.head.append(script);
};

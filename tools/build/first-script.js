// The reader's own theme, before anything is painted: the site's scripts come later than its first paint. What it
// means is settled in @yard/ui (tokens/use-theme.ts).
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing has no theme of the reader's.
}

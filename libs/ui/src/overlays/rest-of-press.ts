/**
 * Ignores the second click of a double click whose first one closed a dialog: it was meant for the dialog's button, not
 * for what lay behind it. The next click that stands alone ends it.
 */
export function ignoreRestOfPress(): void {
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) return window.removeEventListener('click', onClick, true);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, true);
}

/**
 * True while a dialog is before the page, which then gets no keys. React Aria's mark none as modal to the reader of
 * the DOM (they hide the rest instead), so ours carry a mark of their own.
 */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"], [data-modal]') !== null;
}

import { type ReactNode, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Around a page that the server drew: what was typed into it before its code was there is told to the fields. */
export function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const typed = [...document.querySelectorAll<Field>('#root input, #root textarea')]
      .filter((field) => isText(field) && field.value !== field.defaultValue)
      .map((field) => ({ field, text: field.value }));
    // React takes no events while it commits.
    if (typed.length > 0) setTimeout(() => typed.forEach(({ field, text }) => type(field, text)));
  }, []);
  return children;
}

const isText = ({ type }: Field) => !['checkbox', 'radio', 'file', 'hidden'].includes(type);

/** As if it were typed now: React hears of a change only where it knows another value. */
function type(field: Field, text: string): void {
  // A part that waits to be taken over is taken over for an event that somebody causes.
  field.dispatchEvent(new Event('copy', { bubbles: true }));
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

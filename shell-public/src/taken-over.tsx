import { type ReactNode, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Around a page that the server drew: what was typed and chosen before its code was there is told to the fields. */
export function TakenOver({ children }: { children: ReactNode }) {
  // Before React sets them to what it knows.
  const [chosen] = useState(chosenInLists);
  useLayoutEffect(() => {
    const typed = [...document.querySelectorAll<Field>('#root input, #root textarea')]
      .filter((field) => isText(field) && field.value !== field.defaultValue)
      .map((field) => ({ field, text: field.value }));
    if (typed.length + chosen.length === 0) return;
    // React takes no events while it commits.
    setTimeout(() => {
      typed.forEach(({ field, text }) => type(field, text));
      chosen.forEach(({ list, value }) => choose(list, value));
    });
  }, [chosen]);
  return children;
}

const isText = ({ type }: Field) => !['checkbox', 'radio', 'file', 'hidden'].includes(type);

function chosenInLists() {
  return [...document.querySelectorAll<HTMLSelectElement>('#root select')]
    .filter(({ selectedOptions: [option] }) => option && !option.defaultSelected)
    .filter(({ options }) => [...options].some(({ defaultSelected }) => defaultSelected))
    .map((list) => ({ list, value: list.value }));
}

/** A part that waits to be taken over is taken over for an event that somebody causes. */
const wake = (field: HTMLElement) => field.dispatchEvent(new Event('copy', { bubbles: true }));

/** As if it were typed now: React hears of a change only where it knows another value. */
function type(field: Field, text: string): void {
  wake(field);
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(list: HTMLSelectElement, value: string): void {
  wake(list);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

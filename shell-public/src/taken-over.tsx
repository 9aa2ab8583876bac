import { type ReactNode, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

type Choices = Map<HTMLSelectElement, string>;

/**
 * Passes what was typed and chosen on a server-rendered page, before its code was there, to its fields.
 *
 * @param choices  of `choicesInLists`, begun before React knew the page: it sets lists to what it knows
 */
export function TakenOver({ choices, children }: { choices: () => Choices; children: ReactNode }) {
  useLayoutEffect(() => {
    // The page works from now on, and nothing of it is still to load.
    performance.mark('taken over');
    removeLaterLinks();
    const typed = [...document.querySelectorAll<Field>('#root input, #root textarea')]
      .filter((field) => isText(field) && field.value !== field.defaultValue)
      .map((field) => ({ field, text: field.value }));
    const chosen = choices();
    hearPartsBehind();
    if (typed.length + chosen.size === 0) return;
    // React takes no events while it commits.
    setTimeout(() => {
      typed.forEach(({ field, text }) => type(field, text));
      chosen.forEach((value, list) => choose(list, value));
    });
  }, [choices]);
  return children;
}

/**
 * Parts of the page are taken over after its frame. A press or a key takes its part over first; what autofill, a voice
 * or a screen reader puts into a field does so too late: React would set a list back, and not notice a text.
 */
function hearPartsBehind(): void {
  const behind = new Set<EventTarget>(document.querySelectorAll('#root input, #root textarea, #root select'));
  const hear = ({ target }: Event) => {
    if (target === null || !behind.delete(target)) return;
    if (target instanceof HTMLSelectElement) keepChoice(target);
    else keepText(target as Field);
  };
  for (const kind of ['input', 'change']) document.addEventListener(kind, hear, true);
}

function keepChoice(list: HTMLSelectElement): void {
  const { value } = list;
  wake(list);
  list.value = value;
}

function keepText(field: Field): void {
  // React gives fields that it knows a `value` of their own.
  if (!isText(field) || Object.hasOwn(field, 'value')) return;
  const text = field.value;
  wake(field);
  setText(field, text);
}

/** The links to a drawn page's scripts, which say until then that it does not work yet. */
export function removeLaterLinks(): void {
  for (const link of document.querySelectorAll('link[rel="later"]')) link.remove();
}

const isText = ({ type }: Field) => !['checkbox', 'radio', 'file', 'hidden'].includes(type);

/** @returns ends the looking, and tells what was chosen until then where the server drew something else */
export function choicesInLists(): () => Choices {
  const chosen: Choices = new Map(
    [...document.querySelectorAll<HTMLSelectElement>('#root select')]
      .filter(({ selectedOptions: [option] }) => option && !option.defaultSelected)
      .filter(({ options }) => [...options].some(({ defaultSelected }) => defaultSelected))
      .map((list) => [list, list.value]),
  );
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  document.addEventListener('change', hear, true);
  return () => {
    document.removeEventListener('change', hear, true);
    return chosen;
  };
}

/** A part that waits to be taken over is taken over for an event that somebody causes. */
const wake = (field: HTMLElement) => field.dispatchEvent(new Event('copy', { bubbles: true }));

function type(field: Field, text: string): void {
  wake(field);
  setText(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React notices a change only where it knows another value. */
function setText(field: Field, text: string): void {
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

function choose(list: HTMLSelectElement, value: string): void {
  wake(list);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

import { type Count, countOf } from './word-markers';

/** Word writes the items of a list as paragraphs that look like them. Makes lists of each run of these. */
export function listsOfWord(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const item = itemOf(paragraph);
    if (item === null) continue;
    const { list, count } = listFor(paragraph, item);
    const entry = body.ownerDocument.createElement('li');
    if (count !== null) number(list, entry, count.value);
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
  }
}

type Item = { level: number; marker: string };

function itemOf(paragraph: HTMLElement): Item | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (level === undefined) return null;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
  return { level: Number(level), marker };
}

/** The list that stands before the paragraph, as deep as its level says, and how the item counts in it. */
function listFor(paragraph: HTMLElement, { level, marker }: Item): { list: Element; count: Count | null } {
  const before = paragraph.previousElementSibling;
  const outer = before?.matches('ul, ol') ? before : null;
  const goesOn = outer !== null && (level > 1 || isOf(outer, countOf(marker, typeOf(outer))));
  let list: Element = goesOn ? outer : paragraph.ownerDocument.createElement('ul');
  if (!goesOn) {
    list = newList(paragraph.ownerDocument, countOf(marker, null));
    paragraph.before(list);
  }
  for (let depth = 1; depth < level; depth += 1) {
    const last: Element | null = list.lastElementChild;
    if (last === null) break;
    list =
      last.querySelector(':scope > ul, :scope > ol') ??
      last.appendChild(newList(paragraph.ownerDocument, countOf(marker, null)));
  }
  return { list, count: list.localName === 'ol' ? countOf(marker, typeOf(list)) : null };
}

function newList(page: Document, count: Count | null): Element {
  const list = page.createElement(count === null ? 'ul' : 'ol');
  if (count !== null && count.type !== '1') list.setAttribute('type', count.type);
  return list;
}

const typeOf = (list: Element): Count['type'] | null =>
  list.localName === 'ol' ? ((list.getAttribute('type') ?? '1') as Count['type']) : null;

const isOf = (list: Element, count: Count | null) => typeOf(list) === (count?.type ?? null);

/** Says where a list begins, and where it goes on with another number than the next. */
function number(list: Element, entry: Element, value: number): void {
  if (list.children.length === 0) {
    if (value !== 1) list.setAttribute('start', String(value));
  } else if (value !== nextIn(list)) entry.setAttribute('value', String(value));
}

function nextIn(list: Element): number {
  const first = Number(list.getAttribute('start') ?? 1);
  return [...list.children].reduce((next, entry) => Number(entry.getAttribute('value') ?? next) + 1, first);
}

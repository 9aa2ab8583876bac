/** Word writes the items of a list as paragraphs that look like them. Makes lists of each run of these. */
export function listsOfWord(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const item = itemOf(paragraph);
    if (item === null) continue;
    const list = listFor(paragraph, item);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
  }
}

type Item = { level: number; name: 'ul' | 'ol' };

function itemOf(paragraph: HTMLElement): Item | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (level === undefined) return null;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
  return { level: Number(level), name: /^\s*(\d+|[a-z]+)[.)]/i.test(marker) ? 'ol' : 'ul' };
}

/** The list that stands before the paragraph, as deep as its level says. */
function listFor(paragraph: HTMLElement, { level, name }: Item): Element {
  const page = paragraph.ownerDocument;
  const before = paragraph.previousElementSibling;
  const goesOn = before !== null && before.matches('ul, ol') && (level > 1 || before.localName === name);
  let list: Element = goesOn ? before : page.createElement(name);
  if (!goesOn) paragraph.before(list);
  for (let depth = 1; depth < level; depth += 1) {
    const last: Element | null = list.lastElementChild;
    if (last === null) break;
    list = last.querySelector(':scope > ul, :scope > ol') ?? last.appendChild(page.createElement(name));
  }
  return list;
}

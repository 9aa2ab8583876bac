/**
 * Makes a text fit the page it is shown on, which has its own title. Heads of table columns that say nothing
 * become plain cells, so that no screen reader announces them.
 *
 * @param html   made safe by the server; it is parsed without running or fetching anything
 * @param level  level of the text's own highest headings on the page
 * @returns      the same text; a leading h1 is left out, the others move down
 */
export function fitHeadings(html: string, level: 2 | 3): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.firstElementChild?.tagName === 'H1') body.firstElementChild.remove();
  const headings = [...body.querySelectorAll('h1, h2, h3, h4')];
  const highest = Math.min(...headings.map(levelOf));
  headings.forEach((heading) => {
    const next = document.createElement(`h${Math.min(levelOf(heading) - highest + level, 6)}`);
    next.append(...heading.childNodes);
    heading.replaceWith(next);
  });
  body.querySelectorAll('th:empty').forEach((cell) => cell.replaceWith(document.createElement('td')));
  return body.innerHTML;
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

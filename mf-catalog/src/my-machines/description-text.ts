/** Characters that mean something in HTML. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Plain text as the HTML of a description: an empty line parts paragraphs, lines that begin with "- " are a list.
 *
 * @returns null for empty text
 */
export function htmlOf(text: string): string | null {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n{2,}/);
  const html = blocks.flatMap((block) => partsOf(block.split('\n').filter((line) => line.trim() !== '')));
  return html.length === 0 ? null : html.join('');
}

/** A description's HTML as plain text that `htmlOf` turns into the like again; needs a browser. */
export function textOf(html: string | null): string {
  if (html === null) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes]
    .map((node) => blockText(node))
    .filter((text) => text !== '')
    .join('\n\n');
}

function partsOf(lines: string[]): string[] {
  const parts: { isList: boolean; lines: string[] }[] = [];
  lines.forEach((line) => {
    const isList = line.startsWith('- ');
    const last = parts.at(-1);
    const text = escaped(isList ? line.slice(2) : line);
    if (last && last.isList === isList) last.lines.push(text);
    else parts.push({ isList, lines: [text] });
  });
  return parts.map((part) =>
    part.isList
      ? `<ul>${part.lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
      : `<p>${part.lines.join('<br>')}</p>`,
  );
}

function escaped(text: string): string {
  return text.trim().replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function blockText(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').trim();
  const listed = node.matches('ul, ol') ? [...node.children].map((line) => `- ${inline(line)}`) : null;
  return listed ? listed.join('\n') : inline(node);
}

function inline(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelectorAll('br').forEach((mark) => mark.replaceWith('\n'));
  return (copy.textContent ?? '').trim();
}

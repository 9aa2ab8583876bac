const BLOCKS = new Set('P DIV H1 H2 H3 H4 LI TR BLOCKQUOTE PRE CAPTION FIGCAPTION'.split(' '));

/**
 * HTML as text, a line for each paragraph, heading, item and row; pictures and links as words and addresses.
 */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines: string[] = [''];
  read(body, lines);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function read(node: Node, lines: string[]): void {
  for (const child of node.childNodes) {
    if (!(child instanceof Element)) lines.push((lines.pop() ?? '') + (child.textContent ?? ''));
    else readElement(child, lines);
  }
}

function readElement(element: Element, lines: string[]): void {
  const isBlock = BLOCKS.has(element.tagName);
  if (isBlock || element.tagName === 'BR') lines.push('');
  if (element.tagName === 'IMG') append(lines, `[picture: ${element.getAttribute('alt') ?? ''}]`);
  if (element.tagName === 'LI') append(lines, '• ');
  read(element, lines);
  if (element.tagName === 'A') append(lines, ` (${element.getAttribute('href') ?? ''})`);
  if (/^T[DH]$/.test(element.tagName)) append(lines, ' | ');
  if (isBlock) lines.push('');
}

function append(lines: string[], text: string): void {
  lines.push((lines.pop() ?? '') + text);
}

/** Whatever else begins a piece of its own. */
const INLINE = ['SPAN', 'STRONG', 'B', 'EM', 'I', 'TIME', 'SUP', 'LABEL', 'SUMMARY', 'BDI'];
const UNREAD = ['SVG', 'STYLE', 'SCRIPT', 'HR'];

/**
 * All that a part of the page says, in one line: words, where links lead, what fields hold, what cannot be pressed.
 *
 * `Rates | ‹530› $ | [x] Renters may end early | [Save] | [Undo, disabled] | Search → /search`
 */
export const read = (element: Element): string => lineOf(piecesOf(element));

const lineOf = (pieces: string[]): string =>
  pieces
    .join('')
    .split(BREAK)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' | ');

const BREAK = '\u0000';

function piecesOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || UNREAD.includes(node.tagName.toUpperCase())) return [];
  const inner = () => [...node.childNodes].flatMap(piecesOf);
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return [fieldOf(node)];
  if (node instanceof HTMLSelectElement) return [BREAK, selectOf(node), BREAK];
  if (node instanceof HTMLImageElement) return node.alt === '' ? [] : [BREAK, `{${node.alt}}`, BREAK];
  const label = node.getAttribute('aria-label');
  if (node.tagName === 'BUTTON') return [BREAK, `[${label ?? lineOf(inner())}${stateOf(node)}]`, BREAK];
  if (node.tagName === 'A')
    return [BREAK, `${label ?? lineOf(inner())} → ${node.getAttribute('href')}`, BREAK];
  if (INLINE.includes(node.tagName)) return [...(label === null ? [] : [`{${label}}`]), ...inner()];
  return [BREAK, ...(label === null ? [] : [`(${label})`, BREAK]), ...inner(), BREAK];
}

function stateOf(node: Element): string {
  const isOff = node.hasAttribute('disabled') || node.getAttribute('aria-disabled') === 'true';
  const says = (name: string) => node.getAttribute(`aria-${name}`) === 'true';
  return `${isOff ? ', disabled' : ''}${says('pressed') ? ', pressed' : ''}${says('expanded') ? ', open' : ''}`;
}

function fieldOf(field: HTMLInputElement | HTMLTextAreaElement): string {
  const off = field.disabled ? ', disabled' : '';
  if (field.type === 'hidden' || field.type === 'file') return '';
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    return `${BREAK}[${field.checked ? 'x' : ' '}${off}] `;
  }
  return ` ‹${field.value || field.placeholder}${off}› `;
}

function selectOf(select: HTMLSelectElement): string {
  const words = [...select.options].map(
    ({ text, disabled, selected }) => `${selected ? '*' : ''}${text}${disabled ? ' (disabled)' : ''}`,
  );
  return `‹${words.join(', ')}${select.disabled ? ', disabled' : ''}›`;
}

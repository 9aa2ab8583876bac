import { listsOfWord } from './lists-of-word';

/** Says nothing in a text, or is about another page's look. */
const NOISE = [
  ...[
    'style',
    'script',
    'meta',
    'link',
    'title',
    'xml',
    'iframe',
    'object',
    'svg',
    'form',
    'button',
    'o\\:p',
  ],
  ...['[style*="mso-list:Ignore" i]', '[style*="mso-hide:all" i]', '[style*="display:none" i]'],
].join(',');

/** Blocks that the editor would take away from around their words, which ran together then. */
const UNKNOWN_BLOCKS = 'dt, center, details, summary, main, nav, legend, dialog, menu, search, caption';

export type Pasted = {
  html: string;
  /** Pictures that lie elsewhere: pages show those of this site alone. */
  leftOut: number;
};

/**
 * The clipboard of Word, Google Docs or a page as plain HTML: lists are lists, and no styles, no comments, no empty
 * paragraphs for distance and no pictures of other sites are left.
 *
 * @param highest  the highest level of headings that the text has
 */
export function cleanPaste(html: string, highest: number): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  listsOfWord(body);
  body.querySelectorAll(NOISE).forEach((element) => element.remove());
  removeComments(body);
  const leftOut = removeForeignPictures(body);
  lowerHeadings(body, highest);
  body.querySelectorAll(UNKNOWN_BLOCKS).forEach((block) => become(block, 'div'));
  body.querySelectorAll('p, h1, h2, h3, h4, h5, h6').forEach((block) => isBlank(block) && block.remove());
  body.querySelectorAll(':scope > br, b > br:only-child, :scope > b > br').forEach((mark) => mark.remove());
  return { html: body.innerHTML, leftOut };
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.parentNode?.removeChild(comment));
}

function removeForeignPictures(body: HTMLElement): number {
  const foreign = [...body.querySelectorAll('img')].filter(
    (picture) => !isOwn(picture.getAttribute('src') ?? ''),
  );
  foreign.forEach((picture) => picture.remove());
  return foreign.length;
}

/** Copied on this site, a picture's address is whole; it is stored as the site writes it. */
function isOwn(src: string): boolean {
  return /^\/(?!\/)/.test(src) || src.startsWith(`${window.location.origin}/`);
}

function lowerHeadings(body: HTMLElement, highest: number): void {
  body.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach((heading) => {
    const level = Math.min(Math.max(Number(heading.tagName.slice(1)), highest), 4);
    become(heading, `h${level}`);
  });
}

function become(element: Element, name: string): void {
  const fitting = element.ownerDocument.createElement(name);
  fitting.append(...element.childNodes);
  element.replaceWith(fitting);
}

function isBlank(block: Element): boolean {
  return (block.textContent ?? '').trim() === '' && block.querySelector('img, [data-chip]') === null;
}

import { Parser } from 'htmlparser2';

/** An element, or a piece of text with its entities resolved. */
export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/** Reads HTML as a tree: names in lower case, every element closed. What is broken stays text. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      append(open.at(-1) ?? root, text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root.children;
}

/** The parser hands a text over in pieces where an entity stood; one text is one node. */
function append({ children }: HtmlElement, text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

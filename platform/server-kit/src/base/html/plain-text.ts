import { Parser } from 'htmlparser2';

/** What an HTML text says, without its marks: paragraphs, cells and lines are apart from each other. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentag: (name) => void (INLINE.has(name) || parts.push(' ')),
    onclosetag: (name) => void (INLINE.has(name) || parts.push(' ')),
  });
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'span', 'code', 'sub', 'sup']);

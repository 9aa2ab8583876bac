import { Parser } from 'htmlparser2';
import { BLOCKS } from './blocks-apart';

/** What an HTML text says, without its marks: paragraphs, cells and lines are apart from each other. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentag: (name) => void (BLOCKS.has(name) && parts.push(' ')),
    onclosetag: (name) => void (BLOCKS.has(name) && parts.push(' ')),
  });
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

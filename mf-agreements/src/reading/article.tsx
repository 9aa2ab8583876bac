import { Written } from '@yard/ui';
import { useMemo } from 'react';

export function Article({ html, level = 2 }: { html: string; level?: 2 | 3 | 4 }) {
  const fitted = useMemo(() => fitHeadings(html, level), [html, level]);
  return <Written html={fitted} />;
}

/**
 * Makes a text fit the page it is shown on, which has its own title. Heads of table columns that say nothing
 * become plain cells, so that no screen reader announces them.
 *
 * @param html   made safe by the server, which writes each tag in one way: no text of it can look like one
 * @param level  level of the text's own highest headings on the page
 * @returns      the same text; a leading h1 is left out, the others move down
 */
function fitHeadings(html: string, level: 2 | 3 | 4): string {
  const text = html.replace(/^\s*<h1>.*?<\/h1>/s, '');
  const highest = Math.min(...[...text.matchAll(/<h([1-4])[\s>]/g)].map(([, found]) => Number(found)));
  return text
    .replace(/<(\/?)h([1-4])(?=[\s>])/g, (_tag, end: string, found: string) => {
      return `<${end}h${Math.min(Number(found) - highest + level, 6)}`;
    })
    .replace(/<th(?:\s[^>]*)?><\/th>/g, '<td></td>');
}

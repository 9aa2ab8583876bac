import { Parser } from 'htmlparser2';
import { HOSTILE_HTML } from '../../test/hostile-html';
import { safeDescription } from '../catalog/machines/safe-description';
import { safeHtml } from './safe-html';

const TAGS =
  /^(h[1-4]|p|br|hr|div|span|blockquote|pre|code|strong|b|em|i|u|s|sub|sup|ol|ul|li|a|img|figure|figcaption|table|thead|tbody|tfoot|tr|th|td|caption)$/;
const ATTRIBUTES = /^(href|title|src|alt|width|height|colspan|rowspan|scope|start|type|rel|target)$/;
const URLS = /^(https?:|mailto:|tel:|[^:/\\]*$|\/(?!\/)|#|[^:]*[/?#])/i;

/** Elements, attributes and addresses that could act, a line each. */
function acting(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!TAGS.test(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        const isUrl = attribute === 'href' || attribute === 'src';
        if (!ATTRIBUTES.test(attribute)) found.push(`${name} ${attribute}`);
        if (isUrl && (!URLS.test(value) || value.startsWith('//')))
          found.push(`${name} ${attribute}=${value}`);
      }
    },
    oncomment: (text) => found.push(`comment ${text}`),
    onprocessinginstruction: (_name, text) => found.push(`instruction ${text}`),
  });
  parser.end(html);
  return found;
}

const readers = [
  ['a document', safeHtml],
  ['a description', (html: string) => safeDescription(html) ?? ''],
] as const;

it('has three hundred payloads and more, which an unread page would act on', () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(300);
  expect(HOSTILE_HTML.filter((html) => acting(html).length > 0).length).toBeGreaterThan(300);
});

it.each(readers)('leaves nothing that acts in %s, one by one and all together', (_what, safe) => {
  const left = [...HOSTILE_HTML, HOSTILE_HTML.join(''), HOSTILE_HTML.join('<p>')].flatMap((html) =>
    acting(safe(html)).map((what) => `${what} of ${html.slice(0, 120)}`),
  );

  expect(left).toEqual([]);
});

it.each(readers)('changes nothing more of %s when it is made safe again', (_what, safe) => {
  for (const html of HOSTILE_HTML) expect(safe(safe(html))).toBe(safe(html));
});

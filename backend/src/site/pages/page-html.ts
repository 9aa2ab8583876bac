import { escaped } from '@kit/server/base/html/escaped';
import type { PageFacts } from './page-facts';

const SITE = 'Yard';

/**
 * The site's page with what is known of the page in it: title, description, canonical address, Open Graph, JSON-LD,
 * and the content for who has no scripts.
 *
 * @param shell    the site's page as it was built
 * @param siteUrl  where the site is, as its operator says
 */
export function withFacts(shell: string, facts: PageFacts, siteUrl: string): string {
  const { title, description, content } = facts;
  const page = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(fullTitle(title))}</title>`)
    .replace(/[ \t]*<\/head>/, () => `${headOf(facts, siteUrl)}  </head>`);
  const settings =
    description === null ? page : page.replace(DESCRIPTION, () => meta('name', 'description', description));
  return content === null ? settings : settings.replace(NO_SCRIPT, () => `<noscript>${content}</noscript>`);
}

/**
 * The page for a guest: it need not ask who is signed in.
 *
 * @param token  the end of the session's token, by which the browser sees whether the session is another by now
 */
export function forGuest(page: string, token: string): string {
  const tag = `<meta name="signed-in" content="no" data-token="${escaped(token)}" />`;
  return page.replace(/[ \t]*<\/head>/, () => `    ${tag}\n  </head>`);
}

const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;

const fullTitle = (title: string) => (title === '' ? SITE : `${title} · ${SITE}`);

function headOf({ title, description, canonical, image, data }: PageFacts, siteUrl: string): string {
  if (canonical === null) return '    <meta name="robots" content="noindex" />\n';
  const url = absolute(canonical, siteUrl);
  const lines = [
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', fullTitle(title)),
    meta('property', 'og:url', url),
    ...(description === null ? [] : [meta('property', 'og:description', description)]),
    ...(image === null ? [] : [meta('property', 'og:image', absolute(image, siteUrl))]),
    ...data.map(
      (object) => `<script type="application/ld+json">${inScript(JSON.stringify(object))}</script>`,
    ),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

export const absolute = (address: string, siteUrl: string): string => new URL(address, siteUrl).toString();

/** No text can end the element that it stands in. */
export const inScript = (json: string) => json.replaceAll('<', '\\u003c');

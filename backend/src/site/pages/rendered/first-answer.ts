import { escaped } from '@kit/server/base/html/escaped';
import { inScript } from '../page-html';
import type { ShownFile } from './server-parts';

/** Content of a guest's server-rendered page, shown before its scripts have run. */
export interface FirstAnswer {
  /** The remotes, and the answers to the page's first requests; `FirstAnswer` of `@yard/remote-kit`. */
  json: string;
  html: string | null;
  /** The remotes' scripts and styles that the page needs. */
  files: readonly ShownFile[];
}

/** Says that the page needs JavaScript. A page rendered by the server shows without: only renting needs it. */
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;

/** Inserts the answer into the page. The JSON is data, not script, and is escaped so that it cannot end its element. */
export function withFirstAnswer(page: string, { json, html, files }: FirstAnswer): string {
  const links = files.map((file) => linkTo(file, html !== null));
  const data = `<script type="application/json" id="first-answer">${inScript(json)}</script>`;
  const without =
    html === null ? page : page.replace(NO_SCRIPT, '<noscript>Renting needs JavaScript.</noscript>');
  return (html === null ? without : withScriptsLater(without))
    .replace(/[ \t]*<\/head>/, () => `${links.map((link) => `    ${link}\n`).join('')}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html ?? ''}</div>\n    ${data}`);
}

/** Delays the scripts of a page that can already be read: its first script loads the others once it is painted. */
function withScriptsLater(page: string): string {
  return page.replaceAll(/<script defer src=("[^"]*")><\/script>/g, '<link rel="later" href=$1 />');
}

/** Styles load before scripts where the HTML is there already: they are needed to paint it. */
function linkTo({ address, integrity }: ShownFile, isDrawn: boolean): string {
  const to = `href="${escaped(address)}" integrity="${escaped(integrity)}"`;
  if (!address.endsWith('.css')) return `<link rel="${isDrawn ? 'later' : 'preload'}" as="script" ${to} />`;
  return isDrawn ? `<link rel="stylesheet" data-remote ${to} />` : `<link rel="preload" as="style" ${to} />`;
}

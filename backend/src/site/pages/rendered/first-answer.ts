import { escaped } from '@kit/server/base/html/escaped';
import { inScript } from '../page-html';
import type { ShownFile } from './server-parts';

/** What a guest's page brings along. */
export interface FirstAnswer {
  /** Which remotes there are, and what the page would ask for first; `FirstAnswer` of `@yard/remote-kit`. */
  json: string;
  /** The page itself; null where the browser draws it. */
  html: string | null;
  /** Of remotes: what shows the page. */
  files: readonly ShownFile[];
}

/** What who has no scripts is told reads like the page: that is there now. */
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;

/** The page with what it brings along: data are no script, and what stands in them cannot end them. */
export function withFirstAnswer(page: string, { json, html, files }: FirstAnswer): string {
  const links = files.map((file) => linkTo(file, html !== null));
  const data = `<script type="application/json" id="first-answer">${inScript(json)}</script>`;
  const without =
    html === null ? page : page.replace(NO_SCRIPT, '<noscript>Renting needs JavaScript.</noscript>');
  return (html === null ? without : withScriptsLater(without))
    .replace(/[ \t]*<\/head>/, () => `${links.map((link) => `    ${link}\n`).join('')}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html ?? ''}</div>\n    ${data}`);
}

/** The page is there to be read: its first script asks for the others once it is painted. */
function withScriptsLater(page: string): string {
  return page.replaceAll(/<script defer src=("[^"]*")><\/script>/g, '<link rel="later" href=$1 />');
}

/** What paints the page goes before what makes it work. */
function linkTo({ address, integrity }: ShownFile, isDrawn: boolean): string {
  const to = `href="${escaped(address)}" integrity="${escaped(integrity)}"`;
  if (!address.endsWith('.css')) {
    return `<link rel="${isDrawn ? 'later' : 'preload'}" as="script" ${to} />`;
  }
  return isDrawn ? `<link rel="stylesheet" data-remote ${to} />` : `<link rel="preload" as="style" ${to} />`;
}

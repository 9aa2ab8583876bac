import { type RemoteBundle, RejectedRemote } from './remote-bundle';

/** Length that every file system and bucket takes, the siblings' endings included. */
const PATH_MAX_BYTES = 250;
/** Stored beside a file for clients that accept it compressed. */
const SIBLING = /\.(br|gz)$/;

const PAGE = /\.(?:[a-z]*html?|xht|mht|svgz|hta)$/i;
/** Files opened as a drawing or a document of XML, which may hold scripts too. */
const MARKUP = /\.(?:svg|xml|xslt?|xsd|rng|rdf|rss|atom|mathml|mml|kml|gpx|wsdl|xul)$/i;
/** NUL: another encoding than the one that is looked at. */
const SCRIPTED =
  /<([\w.-]+:)?(script|foreignobject)|\son[a-z]+\s*=|javascript:|<!entity|<\?xml-stylesheet|1999\/xhtml|data:text\/html|\0/i;
/** Other spelling of a character in an address: `java&#115;cript:`. */
const CHARACTER = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

/**
 * A version's files are served below this site's own address: none of them may be a page there, and each must find a
 * place beside the others.
 *
 * @throws RejectedRemote that names the file
 */
export function mustHaveFitFiles({ files }: Pick<RemoteBundle, 'files'>): void {
  for (const [path, bytes] of files) {
    if (Buffer.byteLength(path) > PATH_MAX_BYTES)
      throw new RejectedRemote(`${path.slice(0, 40)}… is longer than ${PATH_MAX_BYTES} bytes`);
    const file = foldersOf(path).find(
      (folder) => files.has(folder) || files.has(folder.replace(SIBLING, '')),
    );
    if (file !== undefined) throw new RejectedRemote(`${path} lies below ${file}, which is a file`);
    if (PAGE.test(path))
      throw new RejectedRemote(`${path} is a page: a remote has scripts, styles and pictures`);
    if (MARKUP.test(path) && SCRIPTED.test(spelledOut(bytes.toString('latin1'))))
      throw new RejectedRemote(`${path} holds a script, or may load one`);
  }
}

function spelledOut(markup: string): string {
  return markup.replace(CHARACTER, (_all, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    // Browsers leave these out of an address.
    return [9, 10, 13].includes(code) || code > 0x10ffff ? '' : String.fromCodePoint(code);
  });
}

/** `a/b/c.js` → `a`, `a/b` */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

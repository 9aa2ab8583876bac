import { isIpv6 } from './ip';

/** Schemes taken when the rule names none: those of the web and of file transfer, mail and code hosting. */
const SCHEMES: readonly string[] = [
  'http',
  'https',
  'ftp',
  'ftps',
  'sftp',
  'ws',
  'wss',
  'ssh',
  'git',
  'svn',
  'file',
  'ldap',
  'ldaps',
  'imap',
  'imaps',
  'pop',
  'pops',
  'smtp',
  'smtps',
  'irc',
  'ircs',
  'rtsp',
  'rtmp',
  'redis',
  'rediss',
  'mongodb',
  'mysql',
  'postgresql',
  's3',
  'telnet',
  'udp',
  'xmpp',
];

const ENCODED = '%[0-9A-Fa-f]{2}';
const PARTS = new RegExp(
  '^([a-z][a-z0-9+.-]*)://' +
    `(?:(?:(?:[_.\\p{L}\\p{N}-]|${ENCODED})+:)?(?:[_.\\p{L}\\p{N}-]|${ENCODED})+@)?` +
    '(?:(?:(?:[\\p{L}\\p{N}\\p{S}\\p{M}_-]+\\.)+(?:xn--[a-z0-9-]+|[\\p{L}\\p{N}\\p{M}]+)|[a-z0-9_-]+)\\.?|\\[([\\da-f:.]+)\\])' +
    `(?::\\d+)?(?:/(?:[\\p{L}\\p{N}._~!$&'()*+,;=:@/-]|${ENCODED})*)?` +
    `(?:\\?(?:[\\p{L}\\p{N}._~!$&'\\[\\]()*+,;=:@/?-]|${ENCODED})*)?` +
    `(?:#(?:[\\p{L}\\p{N}._~!$&'()*+,;=:@/?-]|${ENCODED})*)?(?![\\s\\S])`,
  'iu',
);

/**
 * An absolute URL with a host.
 *
 * @param schemes lower case; empty: those of the list above. A scheme off the list (`javascript`) never passes by
 *   itself
 */
export function isUrl(text: string, schemes: readonly string[]): boolean {
  const match = PARTS.exec(text);
  if (match === null) return false;

  const [, scheme = '', ipv6] = match;
  const taken = schemes.length === 0 ? SCHEMES : schemes;
  return taken.includes(scheme.toLowerCase()) && (ipv6 === undefined || isIpv6(ipv6));
}

/** Headers of one connection, or of the host name: never forwarded. */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'expect'];
/** Would bind browsers to https on this machine. */
const OF_HTTPS = ['strict-transport-security'];
const POLICY = 'content-security-policy';

/**
 * Origins of the two sites, local and deployed.
 *
 * @typedef {{ here: string, there: string }} Place  origins, without a slash at the end
 */

/**
 * A request's headers as the deployed site expects them from its own pages: its host, and its own addresses in Origin
 * and Referer, which sessions, sockets and forms are judged by.
 *
 * @param headers  as Node read them
 * @param {string} there  the origin that is asked
 * @param {Place[]} places
 */
export function headersThere(headers, there, places) {
  const sent = without(headers, OF_CONNECTION);
  sent.host = new URL(there).host;
  for (const name of ['origin', 'referer']) {
    if (sent[name]) sent[name] = moved(sent[name], places, 'here', 'there');
  }
  return sent;
}

/** An answer's headers as this machine's browser takes them: cookies of this host without https, addresses of here. */
export function headersHere(headers, places) {
  const sent = without(headers, [...OF_CONNECTION, ...OF_HTTPS, 'transfer-encoding']);
  for (const name of ['location', 'access-control-allow-origin']) {
    if (sent[name]) sent[name] = moved(sent[name], places, 'there', 'here');
  }
  if (sent[POLICY]) sent[POLICY] = policyHere(sent[POLICY], places);
  if (sent['set-cookie']) sent['set-cookie'] = sent['set-cookie'].map(cookieHere);
  return sent;
}

/** The policy's sources on the deployed site's hosts are local here. */
function policyHere(policy, places) {
  const hosts = places.map(({ there }) => new URL(there).host);
  const here = (source) => (hosts.some((host) => source.startsWith(`${host}/`)) ? "'self'" : source);
  const ofDirective = (directive) => [...new Set(directive.trim().split(/ +/).map(here))].join(' ');
  return policy.split(';').map(ofDirective).join('; ');
}

/** `SameSite=None` is refused without `Secure`. */
function cookieHere(line) {
  return line
    .replace(/;\s*secure(?=;|$)/gi, '')
    .replace(/;\s*domain=[^;]*/gi, '')
    .replace(/;\s*samesite=none/gi, '; samesite=lax');
}

function moved(address, places, from, to) {
  const place = places.find((one) => address === one[from] || address.startsWith(`${one[from]}/`));
  return place ? place[to] + address.slice(place[from].length) : address;
}

function without(headers, names) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}(?![\\s\\S])`);
const GROUP = /^[\da-f]{1,4}$/i;
const IPV6_GROUPS = 8;

export function isIp(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}

export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/** Eight groups, or fewer with one `::`; the last two may be written as an IPv4 address. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;

  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const mapped = last.includes('.') ? isIpv4(last) : false;
  const plain = mapped ? groups.slice(0, -1) : groups;
  const count = plain.length + (mapped ? 2 : 0);

  return (
    plain.every((group) => GROUP.test(group)) &&
    (halves.length === 2 ? count < IPV6_GROUPS : count === IPV6_GROUPS)
  );
}

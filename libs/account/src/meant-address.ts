const HOSTS = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'aol.com'];
/** Hosts of mail as well, though a letter from one of those. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com']);

/** The address with the mail host that is one slip away: a letter missing, added, wrong, or two swapped. Null: none is. */
export function meantAddress(typed: string): string | null {
  const [, name, host = ''] = /^(.+)@(.+)$/.exec(typed.trim()) ?? [];
  const domain = host.toLowerCase();
  if (HOSTS.includes(domain) || OTHERS.has(domain)) return null;
  const meant = HOSTS.find((one) => isOneSlip(domain, one));
  return meant === undefined ? null : `${name}@${meant}`;
}

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end))
    end += 1;
  const [is, should] = [typed, meant].map((text) => text.slice(start, text.length - end)) as [string, string];
  return (is.length <= 1 && should.length <= 1) || (is.length === 2 && is === [...should].reverse().join(''));
}

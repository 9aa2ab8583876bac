import type { Member } from '@laravel-wire/client';
import { useSession } from '@yard/session';
import { useEffect, useState } from 'react';
import { useWire } from './data-provider';

/** The others who look at the same record just now; `channel` is its presence channel, such as `rental_request.5`. */
export function usePresence(channel: string): readonly Member[] {
  const wire = useWire();
  const { user } = useSession();
  const [members, setMembers] = useState<readonly Member[]>([]);
  useEffect(() => wire.live.here(channel, setMembers), [wire, channel]);
  return members.filter(({ id }) => id !== user?.id);
}

/** `Olive is writing.` or `Olive is looking at this too.`; empty when nobody else is there. */
export function presenceWords(others: readonly Member[], writers: ReadonlySet<number>): string {
  const writing = others.filter(({ id }) => writers.has(id));
  if (writing.length > 0) return inWords(writing, 'writing');
  return others.length === 0 ? '' : inWords(others, 'looking at this too');
}

function inWords(people: readonly Member[], doing: string): string {
  const names = people.map(({ name }) => name);
  const last = names.pop() ?? '';
  const all = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  return `${all} ${names.length === 0 ? 'is' : 'are'} ${doing}.`;
}

import type { Member } from '../broadcasting/presence-book';
import { isRecord } from '../input/input-of-request';
import { parsed } from './frames';

const MAX_INFO_BYTES = 1024;
const MAX_ID = 128;

/** The member that a presence channel's signed text names; null without an id, or with too much about it. */
export function memberIn(channelData: string | undefined): Member | null {
  const read = channelData === undefined ? undefined : parsed(channelData);
  if (!isRecord(read)) {
    return null;
  }

  const { user_id: id, user_info: info = {} } = read;
  const isId = (typeof id === 'number' || typeof id === 'string') && String(id).length <= MAX_ID && id !== '';
  const isShort = Buffer.byteLength(JSON.stringify(info)) <= MAX_INFO_BYTES;
  return isId && isShort ? { user_id: id, user_info: info } : null;
}

/** What a new member gets: everybody's info by id. */
export function rosterOf(members: readonly Member[]): object {
  const entries = members.map((member) => [String(member.user_id), member.user_info] as const);
  return {
    presence: { ids: entries.map(([id]) => id), hash: Object.fromEntries(entries), count: entries.length },
  };
}

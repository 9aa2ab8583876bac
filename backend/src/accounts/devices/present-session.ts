import { laravelTimestamp } from '@laravel-wire/core';
import type { SessionRecord } from '@yard/contracts';
import type { DevicePlaces } from './device-places';
import { deviceWords } from './device-words';
import type { OwnSession } from './own-sessions';

/** A device as its owner sees it. */
export const presentSession =
  (currentId: string, places: DevicePlaces) =>
  (session: OwnSession): SessionRecord => ({
    id: session.wireId,
    ip_address: session.ip_address,
    user_agent: session.user_agent,
    device: deviceWords(session.user_agent),
    place: places.of(session.ip_address),
    last_active_at: laravelTimestamp(new Date(session.last_activity * 1000)),
    current: session.id === currentId,
  });

import type { WireSettings } from '../options';
import type { StoredSession } from '../ports';
import { beganAt } from './session';

const DAY_SECONDS = 24 * 60 * 60;

type Lives = Pick<WireSettings, 'sessionLifetimeMinutes' | 'sessionAbsoluteDays'>;

/** Unix seconds from which a stored session is over: unused for too long, or too long after its login. */
export function endOf({ last_activity, payload }: StoredSession, lives: Lives): number {
  const idle = last_activity + lives.sessionLifetimeMinutes * 60;
  const began = beganAt(payload);
  const days = lives.sessionAbsoluteDays;
  return began === null || days === undefined ? idle : Math.min(idle, began + days * DAY_SECONDS);
}

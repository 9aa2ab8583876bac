// The session's row, by hand.
import { LIFETIME, sessionId } from './cookies.mjs';
import { rows } from './database.mjs';

const USER_COLUMNS = `u.id, u.name, u.email, u.phone, u.password, u.owner, u.admin, u.email_verified_at,
  u.suspended_at, u.remember_token, u.created_at, u.updated_at, u.deleted_at`;
const SESSION = `SELECT s.user_id, s.ip_address, s.user_agent, s.payload, s.last_activity, ${USER_COLUMNS}
  FROM sessions s LEFT JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL WHERE s.id = ?`;
const TOUCH = 'UPDATE sessions SET last_activity = ? WHERE id = ?';
const TOUCH_SECONDS = 60;

/** The session and its user in one query; null for a guest. */
export async function sessionOf(request) {
  const id = sessionId(request.headers.cookie ?? '');
  if (id === null) return null;
  const [row] = await rows(SESSION, [id]);
  const now = Math.floor(Date.now() / 1000);
  if (!row || row.id === null || row.suspended_at !== null || now - row.last_activity >= LIFETIME)
    return null;
  if (now - row.last_activity >= TOUCH_SECONDS) await rows(TOUCH, [now, id]);
  return { id, token: JSON.parse(row.payload)._token, user: row };
}

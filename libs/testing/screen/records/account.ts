import type {
  CurrentUser,
  MediaRecord,
  NotificationRecord,
  PasskeyRecord,
  SessionRecord,
} from '@yard/contracts';

/** As `GET /api/user` has it, of Olive. */
export const currentUser = (fields: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 2,
  name: 'Olive Owner',
  email: 'owner@example.com',
  phone: '(512) 555-0101',
  email_verified_at: '2025-11-02T08:33:31.302000Z',
  owner: true,
  ...fields,
});

export const sessionRecord = (fields: Partial<SessionRecord> = {}): SessionRecord => ({
  id: 186610798776102,
  ip_address: '127.0.0.1',
  user_agent: 'node',
  device: 'Unknown device',
  place: 'This computer',
  last_active_at: '2026-11-20T08:33:51.000000Z',
  current: true,
  ...fields,
});

export const passkeyRecord = (fields: Partial<PasskeyRecord> = {}): PasskeyRecord => ({
  id: 4,
  name: 'iPhone',
  created_at: '2026-11-02T08:33:31.302000Z',
  last_used_at: null,
  ...fields,
});

/** As `GET /api/notifications` has it, of Olive. */
export const notificationRecord = (fields: Partial<NotificationRecord> = {}): NotificationRecord => ({
  id: 77,
  created_at: '2026-11-20T00:09:31.302000Z',
  updated_at: '2026-11-20T00:09:31.302000Z',
  deleted_at: null,
  user_id: 2,
  type: 'rental_request.created',
  title: 'Ray wants the Genie GS-1930 electric scissor lift, Dec 17–19',
  body: 'Approve or decline the request of Ray Renter.',
  data: { rental_request_id: 38 },
  read_at: null,
  ...fields,
});

/** As `GET /api/media` has it, of Olive. */
export const mediaRecord = (fields: Partial<MediaRecord> = {}): MediaRecord => ({
  id: 12,
  created_at: '2026-11-19T03:00:00.000000Z',
  updated_at: '2026-11-19T03:00:00.000000Z',
  deleted_at: null,
  user_id: 2,
  name: 'bucket.jpg',
  folder: '',
  url: '/media/12/bucket.jpg',
  mime_type: 'image/jpeg',
  size: 1468006,
  width: 1600,
  height: 1200,
  ...fields,
});

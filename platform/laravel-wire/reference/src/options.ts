import type { WireOptions } from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';

const ADMIN_URL = 'http://admin.example.test';

export const isAdminSite = (request: WireRequest): boolean => request.host === new URL(ADMIN_URL).host;

/** Default options of the application. */
export const OPTIONS: WireOptions = {
  appKey: 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  appUrl: 'http://localhost:3000',
  siteUrl: (request) => (isAdminSite(request) ? ADMIN_URL : 'http://localhost:3000'),
  registerFields: { phone: 'nullable|string|max:40' },
  statefulDomains: [ADMIN_URL, '*.friend.test'],
  sessionCookie: 'test_session',
  strictInput: true,
  hashRounds: 5,
  failedLoginMs: 30,
  registrationsPerMinute: 3,
  pusher: { key: 'app-key', id: 'app', secret: 'app-secret' },
};

/** Same as in the recorded application: no stricter than Laravel, its pages for browsers, values as they were sent. */
export const RECORDED_OPTIONS: Partial<WireOptions> = {
  sessionCookie: 'laravel_session',
  strictInput: false,
  negotiate: true,
  castInput: false,
  hashRounds: 4,
  registrationsPerMinute: 1000,
};

import type { WireOptions } from '@laravel-wire/nest';

/** What the application is started with unless told otherwise. */
export const OPTIONS: WireOptions = {
  appKey: 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  appUrl: 'http://localhost:3000',
  adminUrl: 'http://admin.example.test',
  statefulDomains: ['*.friend.test'],
  sessionCookie: 'test_session',
  strictInput: true,
  hashRounds: 5,
  failedLoginMs: 30,
  registrationsPerMinute: 3,
  pusher: { key: 'app-key', id: 'app', secret: 'app-secret' },
};

/** As the recorded application was: nothing stricter than Laravel, its pages for browsers, values as they were sent. */
export const RECORDED_OPTIONS: Partial<WireOptions> = {
  sessionCookie: 'laravel_session',
  strictInput: false,
  negotiate: true,
  castInput: false,
  hashRounds: 4,
  registrationsPerMinute: 1000,
};

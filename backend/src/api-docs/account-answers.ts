import { type Answers, changing, emptyJson, many, nothing, one, or, page, refusing } from './answer';
import { binary, flag, type JsonSchema, nullable, object, text, whole } from './json-schema';

/** A body that no rule set declares; whatever else is sent is ignored. */
function sent(members: Record<string, JsonSchema>): JsonSchema {
  return { ...object(members), additionalProperties: true };
}

const admission: JsonSchema = {
  anyOf: [
    { type: 'boolean', const: true },
    object({ auth: text, 'channel_data?': text }),
    object({ channel_data: { type: 'object' } }),
  ],
};
const channel = sent({ channel_name: text, 'socket_id?': text });
const joining = { body: admission, faults: [403] };
const event = { name: text, data: text, 'channel?': text, 'channels?': { type: 'array', items: text } };
const counts: JsonSchema = { type: 'object', additionalProperties: { type: 'object' } };
/** The options of `navigator.credentials`, in JSON. */
const ceremony = object({ options: { type: 'object' } });
const home = object({ redirect: text });
const answered = object({ status: text, message: text });

/** Session, account, sockets and the server itself: docs/wire.md section 2. */
export const accountAnswers: Answers = {
  'GET /sanctum/csrf-cookie': nothing,
  'POST /login': {
    body: { ...object({ two_factor: flag }), description: 'A second factor is asked for.' },
    status: 200,
    others: { 204: null },
    input: sent({ email: text, password: text, 'remember?': flag }),
  },
  'POST /two-factor-challenge': nothing,
  'POST /logout': nothing,
  'POST /register': {
    body: null,
    input: sent({
      name: text,
      email: text,
      password: { ...text, minLength: 8 },
      password_confirmation: text,
      'phone?': text,
    }),
  },
  'GET /api/user': one('CurrentUser'),
  'GET /api/users/{id}/export': { body: binary, type: 'application/zip', faults: [429] },
  'GET /api/user/mail_choices': one('MailChoices'),
  'PATCH /api/user/mail_choices': or(one('MailChoices'), 422),
  'GET /api/user/export': { body: binary, type: 'application/zip', faults: [429] },
  'DELETE /api/user': refusing(409),
  'POST /forgot-password': { body: answered },
  'POST /reset-password': { body: answered },
  'POST /email/verification-notification': { ...emptyJson, others: { 204: null }, faults: [429] },
  'GET /email/verify/{id}/{hash}': { body: null, query: ['expires', 'signature'], faults: [302, 403] },
  'PUT /user/profile-information': or(emptyJson, 423),
  'PUT /user/password': emptyJson,
  'POST /user/confirm-password': emptyJson,
  'GET /user/confirmed-password-status': { body: object({ confirmed: flag }) },
  'POST /user/two-factor-authentication': emptyJson,
  'DELETE /user/two-factor-authentication': emptyJson,
  'POST /user/confirmed-two-factor-authentication': emptyJson,
  'GET /user/two-factor-qr-code': one('TwoFactorPicture'),
  'GET /user/two-factor-secret-key': or({ body: object({ secretKey: text, url: text }) }, 404),
  'GET /user/two-factor-recovery-codes': one('RecoveryCodes'),
  'POST /user/two-factor-recovery-codes': or(emptyJson, 409),
  'GET /passkeys/login/options': or({ body: ceremony }, 429),
  'POST /passkeys/login': or({ body: home }, 422, 429),
  'GET /passkeys/confirm/options': { body: ceremony },
  'POST /passkeys/confirm': or({ body: home }, 422, 429),
  'GET /user/passkeys': many('Passkey'),
  'GET /user/passkeys/options': { body: ceremony },
  'POST /user/passkeys': or({ body: object({ status: text, id: text, name: text }) }, 422),
  'DELETE /user/passkeys/{id}': or({ body: object({ status: text }) }, 404, 423),
  'DELETE /api/sessions/{id}': refusing(404),

  'GET /api/users/{id}/balance': one('UserBalance'),
  'GET /api/users/{id}/notes': page('UserNote'),
  'POST /api/users/{id}/notes': one('UserNote'),
  ...changing('/api/users/{id}'),
  'POST /api/users/{id}/impersonate': or({ body: object({ url: text }) }, 409),
  'GET /impersonation/{token}': { body: null, faults: [302, 403] },
  'POST /impersonation/end': nothing,
  ...changing('/api/rental_store_access_requests/{id}'),

  'GET /broadcasting/auth': { ...joining, query: ['channel_name', 'socket_id'] },
  'POST /broadcasting/auth': { ...joining, input: channel },
  'GET /api/broadcasting/auth': { ...joining, query: ['channel_name', 'socket_id'] },
  'POST /api/broadcasting/auth': { ...joining, input: channel },
  'POST /apps/{appId}/events': {
    body: object({ 'channels?': counts }),
    input: sent({ ...event, 'socket_id?': text, 'info?': text }),
    faults: [400],
  },
  'POST /apps/{appId}/batch_events': {
    body: object({ batch: { type: 'object' } }),
    input: sent({ batch: { type: 'array', items: sent(event) } }),
    faults: [400],
  },
  'POST /apps/{appId}/users/{userId}/terminate_connections': or({ body: object({}) }, 400),
  'GET /apps/{appId}/channels': {
    body: object({ channels: counts }),
    query: ['filter_by_prefix', 'info'],
    faults: [400],
  },
  'GET /apps/{appId}/channels/{channel}': {
    body: object({ occupied: flag, 'subscription_count?': whole, 'user_count?': whole }),
    query: ['info'],
    faults: [400],
  },
  'GET /apps/{appId}/channels/{channel}/users': or(
    { body: object({ users: { type: 'array', items: object({ id: text }) } }) },
    400,
  ),
  'GET /apps/{appId}/connections': { body: object({ connections: whole }) },

  'GET /api/version': { body: object({ version: text, commit: nullable(text) }) },
  'GET /health/live': { body: object({ status: text }) },
  'GET /health/ready': or({ body: object({ status: text, database: text }) }, 503),
  'GET /metrics': or({ body: text, type: 'text/plain' }, 401, 404),
  'GET /api/docs': { body: text, type: 'text/html' },
  'GET /api/docs.json': { body: { type: 'object' } },
  'POST /stripe/webhook': {
    body: object({ received: { type: 'boolean', const: true } }),
    input: { type: 'object', description: 'An event as Stripe signs it, with its Stripe-Signature header.' },
    faults: [400, 413],
  },
};

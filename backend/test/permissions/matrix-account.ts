import { BATCHES } from '@yard/contracts';

/** See matrix.ts. */
export const accountMatrix: Record<string, string> = {
  // Session and account: docs/wire.md section 2. A signed-in person is sent away from the guests' forms.
  'GET /sanctum/csrf-cookie': '204 204 204 204 204 204',
  'POST /login': '204 302 302 302 204 302',
  'POST /two-factor-challenge': '422 302 302 302 422 302',
  'POST /register': '204 302 302 302 204 302',
  'POST /logout': '401 204 204 204 401 204',
  'GET /api/user': '401 200 200 200 401 200',
  'GET /api/user/mail_choices': '401 200 200 200 401 200',
  'PATCH /api/user/mail_choices': '401 200 200 200 401 200',
  'GET /api/user/export': '401 200 200 200 401 200',
  // With a wrong password: who left could not be called as for the routes after it.
  'DELETE /api/user': '401 422 422 422 401 422',
  'POST /forgot-password': '200 200 200 200 200 200',
  'POST /reset-password': '422 422 422 422 422 422',
  'POST /email/verification-notification': '401 202 202 202 401 202',
  'GET /email/verify/{id}/{hash}': '403 403 403 403 403 403',
  'PUT /user/profile-information': '401 200 200 200 401 200',
  'PUT /user/password': '401 200 200 200 401 200',
  'POST /user/confirm-password': '401 201 201 201 401 201',
  'GET /user/confirmed-password-status': '401 200 200 200 401 200',

  // Two-factor settings want the password confirmed first.
  'POST /user/two-factor-authentication': '401 423 423 423 401 423',
  'DELETE /user/two-factor-authentication': '401 423 423 423 401 423',
  'POST /user/confirmed-two-factor-authentication': '401 423 423 423 401 423',
  'GET /user/two-factor-qr-code': '401 423 423 423 401 423',
  'GET /user/two-factor-secret-key': '401 423 423 423 401 423',
  'GET /user/two-factor-recovery-codes': '401 423 423 423 401 423',
  'POST /user/two-factor-recovery-codes': '401 423 423 423 401 423',

  // Passkeys: adding and removing one wants the password confirmed first; nobody here answers with a device.
  'GET /passkeys/login/options': '200 302 302 302 200 302',
  'POST /passkeys/login': '422 302 302 302 422 302',
  'GET /passkeys/confirm/options': '401 200 200 200 401 200',
  'POST /passkeys/confirm': '401 422 422 422 401 422',
  'GET /user/passkeys': '401 200 200 200 401 200',
  'GET /user/passkeys/options': '401 423 423 423 401 423',
  'POST /user/passkeys': '401 423 423 423 401 423',
  'DELETE /user/passkeys/{id}': '401 423 404 404 401 404 | 401 404 404 404 401 404',

  // Own devices; others have none under these ids.
  'GET /api/sessions': '401 200 200 200 401 200',
  'DELETE /api/sessions/{id}': '401 204 404 404 401 404 | 401 404 404 404 401 404',

  // users: A.
  'GET /api/users': '401 403 403 403 401 200',
  'GET /api/users/{id}/export': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/users/{id}/balance': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/users/{id}/sessions': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/users/{id}/notes': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/notes': '401 403 403 403 401 201 | 401 403 403 403 401 201',
  'GET /api/users/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'PATCH /api/users/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'PUT /api/users/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'DELETE /api/users/{id}': '401 403 403 403 401 204 | 401 403 403 403 401 204',
  'POST /api/users/{id}/suspend': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/restore': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/grant_admin': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/revoke_admin': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/grant_store_access': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/revoke_store_access': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/end_sessions': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/reset_two_factor': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'POST /api/users/{id}/send_password_link': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/users/{id}/impersonate': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/audit_events/proof': '401 403 403 403 401 200',
  'GET /impersonation/{token}': '403 403 403 403 403 403',
  'POST /impersonation/end': '204 204 204 204 204 204',

  // rental_store_access_requests: list and show own, A; create U (409 for who has access); change and delete own;
  // decide A.
  'GET /api/rental_store_access_requests': '401 200 200 200 401 200',
  'POST /api/rental_store_access_requests': '401 201 409 201 401 201',
  'POST /api/rental_store_access_requests/store_many': '401 200 409 200 401 200',
  'GET /api/rental_store_access_requests/{id}': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'PATCH /api/rental_store_access_requests/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'PUT /api/rental_store_access_requests/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/rental_store_access_requests/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_store_access_requests/{id}/approve': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_store_access_requests/{id}/decline': '401 403 403 403 401 200 | 401 403 403 403 401 200',

  // notifications and payment_methods: own, an admin's eyes included.
  'GET /api/notifications': '401 200 200 200 401 200',
  'POST /api/notifications/read_all': '401 200 200 200 401 200',
  'POST /api/notifications/seen': '401 422 422 422 401 422',
  'GET /api/notifications/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/notifications/{id}/read': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/notifications/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',
  'GET /api/payment_methods': '401 200 200 200 401 200',
  'POST /api/payment_methods': '401 201 201 201 401 201',
  'POST /api/payment_methods/store_many': '401 200 200 200 401 200',
  'POST /api/payment_methods/confirmed': '401 201 201 201 401 201',
  'POST /api/payment_methods/simulated': '401 201 201 201 401 201',
  'POST /api/payment_methods/simulated/authentication': '401 204 204 204 401 204',
  'GET /api/payment_methods/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/payment_methods/{id}/default': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/payment_methods/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',

  // What the product did: A.
  'GET /api/audit_events': '401 403 403 403 401 200',
  'GET /api/audit_events/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/mails': '401 403 403 403 401 200',
  'GET /api/mails/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/mails/{id}/resend': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  ...Object.fromEntries(BATCHES.map((name) => [`POST /api/${name}`, '401 403 403 403 401 200'])),
  'GET /api/batch_runs': '401 403 403 403 401 200',
  'GET /api/batch_runs/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  // 409: it is over.
  'POST /api/batch_runs/{id}/stop': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'GET /api/batch_runs/{id}/items': '401 403 403 403 401 200 | 401 403 403 403 401 200',

  // Channels: one's own alone. Under /api the session is asked for first.
  'GET /broadcasting/auth': '403 200 403 403 403 403 | 403 403 403 403 403 403',
  'GET /api/broadcasting/auth': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /broadcasting/auth': '403 200 403 403 403 403 | 403 403 403 403 403 403',
  'POST /api/broadcasting/auth': '401 200 403 403 401 403 | 401 403 403 403 401 403',

  // Publishers sign with the secret; no session counts.
  'POST /apps/{appId}/events': '401 401 401 401 401 401',
  'POST /apps/{appId}/batch_events': '401 401 401 401 401 401',
  'POST /apps/{appId}/users/{userId}/terminate_connections': '401 401 401 401 401 401',
  'GET /apps/{appId}/channels': '401 401 401 401 401 401',
  'GET /apps/{appId}/channels/{channel}': '401 401 401 401 401 401',
  'GET /apps/{appId}/channels/{channel}/users': '401 401 401 401 401 401',
  'GET /apps/{appId}/connections': '401 401 401 401 401 401',
  'GET /api/version': '200 200 200 200 200 200',
  'GET /health/live': '200 200 200 200 200 200',
  'GET /health/ready': '200 200 200 200 200 200',
  // On the public port nobody without the token.
  'GET /metrics': '404 404 404 404 404 404',
  'GET /api/docs': '200 200 200 200 200 200',
  'GET /api/docs.json': '200 200 200 200 200 200',
  'GET /remote-schema.json': '200 200 200 200 200 200',
  // Nobody here has signed it.
  'POST /stripe/webhook': '400 400 400 400 400 400',

  // A team's token is nobody's session.
  'GET /api/remotes/{name}/versions': '401 401 401 401 401 401',
  'POST /api/remotes/{name}/versions': '401 401 401 401 401 401',
  'DELETE /api/remotes/{name}/versions/{version}': '401 403 403 403 401 404',
  'POST /api/remotes/{name}/canary': '401 401 401 401 401 401',
  'POST /api/remotes/{name}/promote': '401 401 401 401 401 401',
  'POST /api/remotes/{name}/rollback': '401 401 401 401 401 401',
  'GET /api/remote_releases': '401 403 403 403 401 200',
  'POST /api/remote_releases/{name}/canary': '401 403 403 403 401 422',
  'POST /api/remote_releases/{name}/promote': '401 403 403 403 401 422',
  'POST /api/remote_releases/{name}/rollback': '401 403 403 403 401 422',
  'POST /api/remote_releases/{name}/preview': '401 403 403 403 401 422',
  'POST /api/remote_preview/ticket': '401 403 403 403 401 403',
  'GET /api/remote_preview/join/{ticket}': '403 403 403 403 403 403',
  'DELETE /api/remote_preview': '204 204 204 204 204 204',
};

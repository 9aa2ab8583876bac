/** See matrix.ts. A suspended user's session is none: they report as a guest does. */
export const watchingMatrix: Record<string, string> = {
  // What waits, and the one search: A.
  'GET /api/desk': '401 403 403 403 401 200',
  'GET /api/desk/ticket_answers': '401 403 403 403 401 200',
  'GET /api/desk/utilisation': '401 403 403 403 401 200',
  'GET /api/periodic_jobs': '401 403 403 403 401 200',
  'GET /api/find': '401 403 403 403 401 200',

  // announcements: A. What everybody reads of them is part of `/remotes.json`.
  'GET /api/announcements': '401 403 403 403 401 200',
  'GET /api/announcements/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',

  // error_reports: posting anybody, reading A.
  'GET /api/error_reports': '401 403 403 403 401 200',
  'POST /api/error_reports': '201 201 201 201 201 201',
  'POST /api/error_reports/store_many': '200 200 200 200 200 200',
  'GET /api/error_reports/{id}': '401 403 403 403 401 200',
  'GET /api/error_reports/{id}/occurrences': '401 403 403 403 401 200',
  'POST /api/error_reports/{id}/resolve': '401 403 403 403 401 200',
  'POST /api/error_reports/{id}/reopen': '401 403 403 403 401 200',

  // recordings: posting and withdrawing anybody, reading and deleting A.
  'GET /api/recordings': '401 403 403 403 401 200',
  'POST /api/recordings': '201 201 201 201 201 201',
  'POST /api/recordings/withdraw': '200 200 200 200 200 200',
  'GET /api/recordings/{id}': '401 403 403 403 401 200',
  'GET /api/recordings/{id}/events': '401 403 403 403 401 200',
  'DELETE /api/recordings/{id}': '401 403 403 403 401 204',
};

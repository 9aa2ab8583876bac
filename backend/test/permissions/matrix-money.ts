export const moneyMatrix: Record<string, string> = {
  // payouts: own (the owner's), A; an account O; retry, remind A (409: it was refused).
  'GET /api/payouts': '401 200 200 200 401 200',
  'GET /api/payouts/{id}': '401 403 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/payouts/{id}/retry': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/payouts/{id}/remind': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'GET /api/payouts/account': '401 403 200 403 401 403',
  'POST /api/payouts/account': '401 403 423 403 401 403',
  'POST /api/payouts/account/simulated': '401 403 200 403 401 403',

  // refunds that wait: A; confirm A, another one (409: the rental has no deposit).
  'GET /api/proposed_refunds': '401 403 403 403 401 200',
  'POST /api/proposed_refunds/{id}/confirm': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'POST /api/proposed_refunds/{id}/preview': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'POST /api/proposed_refunds/{id}/stop': '401 403 403 403 401 204 | 401 403 403 403 401 204',

  // corrections of the books: A; confirm A, another one (409: the ledger lacks no such entry).
  'GET /api/ledger_corrections': '401 403 403 403 401 200',
  'GET /api/ledger_corrections/preview': '401 403 403 403 401 422',
  'POST /api/ledger_corrections': '401 403 403 403 401 422',
  'POST /api/ledger_corrections/{id}/confirm': '401 403 403 403 401 422 | 401 403 403 403 401 422',
  'POST /api/ledger_corrections/{id}/stop': '401 403 403 403 401 204 | 401 403 403 403 401 204',

  // statements: own (the owner's), A.
  'GET /api/statements': '401 200 200 200 401 200',
  'GET /api/statements/{id}': '401 403 200 403 401 200 | 401 403 403 403 401 200',

  // The books: A.
  'GET /api/payments': '401 403 403 403 401 200',
  'GET /api/payments/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/ledger_entries': '401 403 403 403 401 200',
  'GET /api/ledger_entries/summary': '401 403 403 403 401 200',
};

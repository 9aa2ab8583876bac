export const rentalsMatrix: Record<string, string> = {
  // rental_requests: list and show R, O, A; create U (an own machine: 403); change and delete R.
  'GET /api/rental_requests': '401 200 200 200 401 200',
  'POST /api/rental_requests': '401 201 403 201 401 201',
  'POST /api/rental_requests/store_many': '401 200 403 200 401 200',
  'POST /api/rental_requests/quote': '200 200 200 200 200 200',
  'POST /api/rental_requests/{id}/quote': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'GET /api/rental_requests/{id}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'PATCH /api/rental_requests/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'PUT /api/rental_requests/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/rental_requests/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',

  'GET /api/fleet': '401 200 200 200 401 200',
  'GET /api/user/payments': '401 200 200 200 401 200',

  // Moves: approve and decline O; cancel R, O, A; close and refund_deposit A (409: these have no deposit that was
  // paid).
  'POST /api/rental_requests/{id}/approve': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/decline': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/cancel': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/cancel/preview': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/close': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/refund_deposit': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  // 422: of a payment of theirs.
  'POST /api/rental_requests/{id}/refund': '401 403 403 403 401 422 | 401 403 403 403 401 422',
  'POST /api/rental_requests/{id}/refund/preview': '401 403 403 403 401 422 | 401 403 403 403 401 422',

  // O; these have no rent that failed: 409.
  'POST /api/rental_requests/{id}/end_unpaid': '401 403 409 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/hand_over_unpaid': '401 403 409 403 401 403 | 401 403 403 403 401 403',

  // changes: R, O, A read; offer and quote R, O; accept and decline the other side, withdraw its author (the renter).
  'GET /api/rental_requests/{id}/changes': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/changes': '401 201 201 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/changes/quote': '401 200 200 403 401 403 | 401 403 403 403 401 403',
  'GET /api/rental_requests/{id}/changes/{cid}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/rental_requests/{id}/changes/{cid}/addendum': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/changes/{cid}/accept': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/changes/{cid}/decline': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/changes/{cid}/withdraw':
    '401 200 403 403 401 403 | 401 403 403 403 401 403',
  // R, of a machine that allows it.
  'POST /api/rental_requests/{id}/call_off': '401 200 403 403 401 403 | 401 403 403 403 401 403',

  // breakdowns: R, O, A read; R reports, O resolves.
  'GET /api/rental_requests/{id}/breakdowns': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/breakdowns': '401 201 403 403 401 403 | 401 403 403 403 401 403',
  'GET /api/rental_requests/{id}/breakdowns/{bid}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/breakdowns/{bid}/resolve':
    '401 403 200 403 401 403 | 401 403 403 403 401 403',

  // calendar_feed: own; whoever has its address reads it.
  'GET /api/calendar_feed': '401 200 200 200 401 200',
  'POST /api/calendar_feed': '401 201 201 201 401 201',
  'DELETE /api/calendar_feed': '401 204 204 204 401 204',
  'GET /calendar/{file}': '404 404 404 404 404 404',

  // handover: R, O, A read; R and O write and sign.
  'GET /api/rental_requests/{id}/handover': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/handover': '401 201 201 403 401 403 | 401 403 403 403 401 403',
  'PATCH /api/rental_requests/{id}/handover': '401 200 200 403 401 403 | 401 403 403 403 401 403',
  'PUT /api/rental_requests/{id}/handover': '401 200 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/handover/sign': '401 200 200 403 401 403 | 401 403 403 403 401 403',

  // A machine's label: its owner and admins print it, others are led to the record, as is who scans it.
  'GET /machines/{id}/label': '302 302 200 302 302 200',
  'GET /machines/{id}/scan': '302 302 302 302 302 302',

  // bill: R, O, A read; O makes it, R answers, either side offers, the other accepts (the owner's offer), A decides.
  'GET /api/rental_requests/{id}/bill': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/bill': '401 403 201 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/bill/quote': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/bill/accept': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/bill/contest': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/bill/offer': '401 200 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/bill/accept_offer': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/bill/decide': '401 403 403 403 401 200 | 401 403 403 403 401 200',

  // machine_return: show R, O, A; create and change O; accept and contest R.
  'GET /api/rental_requests/{id}/machine_return': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/machine_return': '401 403 201 403 401 403 | 401 403 403 403 401 403',
  'PATCH /api/rental_requests/{id}/machine_return': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'PUT /api/rental_requests/{id}/machine_return': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/machine_return/accept': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/rental_requests/{id}/machine_return/contest':
    '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'GET /api/rental_requests/{id}/agreement': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/rental_requests/{id}/agreement/accepted': '401 404 404 403 401 404 | 401 403 403 403 401 404',
  'GET /api/rental_requests/{id}/agreement.pdf': '401 200 200 403 401 200 | 401 403 403 403 401 200',

  'GET /api/rental_requests/{id}/evidence': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  // receipt: R, A.
  'GET /api/rental_requests/{id}/receipt.pdf': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/rental_requests/{id}/receipt.csv': '401 200 403 403 401 200 | 401 403 403 403 401 200',

  // statements: own (the owner's), A.
  'GET /api/statements/{id}/statement.pdf': '401 403 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/statements/{id}/statement.csv': '401 403 200 403 401 200 | 401 403 403 403 401 200',

  // payments: R, O, A; retry R.
  'GET /api/rental_requests/{id}/payments': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/rental_requests/{id}/payments/{pid}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/payments/{pid}/retry': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  // A; this one is not disputed: 409.
  'POST /api/rental_requests/{id}/payments/{pid}/answer_dispute':
    '401 403 403 403 401 409 | 401 403 403 403 401 409',
  // A; this one has no card: 409.
  'POST /api/rental_requests/{id}/payments/{pid}/charge_again':
    '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'POST /api/rental_requests/{id}/payments/{pid}/ask_for_card':
    '401 403 403 403 401 200 | 401 403 403 403 401 200',
  // A; this rental goes on: 409.
  'POST /api/rental_requests/{id}/payments/{pid}/waive': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'POST /api/rental_requests/{id}/payments/{pid}/refresh':
    '401 200 403 403 401 403 | 401 403 403 403 401 403',

  // messages: R, O, A; delete own (these are the renter's).
  'GET /api/rental_requests/{id}/messages': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/messages': '401 201 201 403 401 201 | 401 403 403 403 401 201',
  'POST /api/rental_requests/{id}/messages/store_many': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/messages/view': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/rental_requests/{id}/messages/{mid}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/messages/{mid}/view': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/rental_requests/{id}/messages/{mid}/report': '401 403 204 403 401 204 | 401 403 403 403 401 204',
  'DELETE /api/rental_requests/{id}/messages/{mid}': '401 204 403 403 401 403 | 401 403 403 403 401 403',

  // machine_questions: list and show of who asked, O, A; create U (another owner's machine). Messages alike.
  'GET /api/machine_questions': '401 200 200 200 401 200',
  'POST /api/machine_questions': '401 201 403 201 401 201',
  'POST /api/machine_questions/store_many': '401 200 403 200 401 200',
  'GET /api/machine_questions/{id}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/machine_questions/{id}/messages': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/machine_questions/{id}/messages': '401 201 201 403 401 201 | 401 403 403 403 401 201',
  'POST /api/machine_questions/{id}/messages/store_many': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/machine_questions/{id}/messages/view': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'GET /api/machine_questions/{id}/messages/{mid}': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/machine_questions/{id}/messages/{mid}/view': '401 200 200 403 401 200 | 401 403 403 403 401 200',
  'POST /api/machine_questions/{id}/messages/{mid}/report':
    '401 403 204 403 401 204 | 401 403 403 403 401 204',
  'DELETE /api/machine_questions/{id}/messages/{mid}': '401 204 403 403 401 403 | 401 403 403 403 401 403',

  // reviews: list G of a machine or a person, own, A all; create R, O; reply of who is reviewed; hide and show A.
  // reported texts: A; hide and keep by role.
  'GET /api/admin/machines': '401 403 403 403 401 200',
  'GET /api/missed_searches': '401 403 403 403 401 200',
  'DELETE /api/missed_searches/{id}': '401 403 403 403 401 204 | 401 403 403 403 401 204',
  'GET /api/content_reports': '401 403 403 403 401 200',
  'GET /api/content_reports/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/content_reports/{id}/hide': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/content_reports/{id}/keep': '401 403 403 403 401 200 | 401 403 403 403 401 200',

  'GET /api/reviews': '401 200 200 200 401 200',
  'POST /api/reviews': '401 201 201 403 401 403',
  'POST /api/reviews/store_many': '401 200 200 403 401 403',
  'GET /api/reviews/{id}': '200 200 200 200 200 200 | 200 200 200 200 200 200',
  'GET /api/reviews/{id}#draft': '404 200 404 404 404 200 | 404 404 404 404 404 200',
  'POST /api/reviews/{id}/reply': '401 403 200 403 401 403 | 401 403 403 403 401 403',
  'POST /api/reviews/{id}/hide': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/reviews/{id}/show': '401 403 404 404 401 200 | 401 404 404 404 401 200',

  // support_tickets: list and show own, A; create U; change and delete own; resolve A; reopen own, A. Messages alike.
  'POST /api/guest_tickets': '202 202 202 202 202 202',
  'POST /api/guest_tickets/confirm': '422 422 422 422 422 422',
  'GET /api/support_tickets': '401 200 200 200 401 200',
  'POST /api/support_tickets': '401 201 201 201 401 201',
  'POST /api/support_tickets/store_many': '401 200 200 200 401 200',
  'GET /api/support_tickets/{id}': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'PATCH /api/support_tickets/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'PUT /api/support_tickets/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/support_tickets/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',
  'GET /api/support_tickets/{id}/notes': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/notes': '401 403 403 403 401 201 | 401 403 403 403 401 201',
  'GET /api/saved_filters': '401 403 403 403 401 200',
  'GET /api/saved_filters/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/saved_replies': '401 403 403 403 401 200',
  'GET /api/saved_replies/{id}': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/assign': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/prioritise': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/open_github_issue': '401 403 403 403 401 409 | 401 403 403 403 401 409',
  'POST /api/support_tickets/{id}/resolve': '401 403 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/reopen': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/support_tickets/{id}/messages': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/messages': '401 201 403 403 401 201 | 401 403 403 403 401 201',
  'POST /api/support_tickets/{id}/messages/store_many': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/messages/view': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'GET /api/support_tickets/{id}/messages/{mid}': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/messages/{mid}/view': '401 200 403 403 401 200 | 401 403 403 403 401 200',
  'POST /api/support_tickets/{id}/messages/{mid}/report': '401 403 403 403 401 204 | 401 403 403 403 401 204',
  'DELETE /api/support_tickets/{id}/messages/{mid}': '401 204 403 403 401 403 | 401 403 403 403 401 403',
};

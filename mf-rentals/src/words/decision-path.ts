/** Where an admin decides on a rental's bill or return. */
export function decisionPath(id: number): string {
  return `/rental_requests/${id}/decide`;
}

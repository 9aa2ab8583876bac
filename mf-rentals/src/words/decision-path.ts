/** Where an admin decides on a rental's bill or return. */
export const decisionPath = (id: number): string => `/rental_requests/${id}/decide`;

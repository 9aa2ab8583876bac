export const decisionPath = (id: number): string => `/rental_requests/${id}/decide`;

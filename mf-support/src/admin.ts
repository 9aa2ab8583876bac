import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  TicketsPage: () => import('./admin/tickets-page'),
  AdminTicketPage: () => import('./admin/admin-ticket-page'),
  AdminQuestionsPage: () => import('./questions/admin-questions-page'),
  ReportsPage: () => import('./reports/reports-page'),
  AdminReviewsPage: () => import('./reviews/admin-reviews-page'),
};

export const slots: RemoteEntry['slots'] = {};

import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  DeskPage: () => import('./admin/tickets-page'),
  DeskTicketPage: () => import('./admin/admin-ticket-page'),
  DeskQuestionsPage: () => import('./questions/admin-questions-page'),
};

export const slots: RemoteEntry['slots'] = {};

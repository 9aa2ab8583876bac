import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  DeskPage: () => import('./desk/desk-page'),
  DeskTicketPage: () => import('./desk/desk-ticket-page'),
  DeskQuestionsPage: () => import('./questions/desk-questions-page'),
};

export const slots: RemoteEntry['slots'] = {};

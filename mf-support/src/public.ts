import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  OwnTicketsPage: () => import('./own-tickets/own-tickets-page'),
  OwnTicketPage: () => import('./own-tickets/own-ticket-page'),
  QuestionsPage: () => import('./questions/questions-page'),
  QuestionPage: () => import('./questions/question-page'),
};

export const slots: RemoteEntry['slots'] = {};

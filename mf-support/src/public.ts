import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  OwnTicketsPage: () => import('./own-tickets/own-tickets-page'),
  OwnTicketPage: () => import('./own-tickets/own-ticket-page'),
  ContactPage: () => import('./contact/contact-page'),
  ConfirmContactPage: () => import('./contact/confirm-contact-page'),
  QuestionsPage: () => import('./questions/questions-page'),
  QuestionPage: () => import('./questions/question-page'),
};

export const slots: RemoteEntry['slots'] = { RentalHelp: () => import('./own-tickets/rental-help') };

import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  OwnTicketsPage: () => import('./own-tickets/own-tickets-page'),
  OwnTicketPage: () => import('./own-tickets/own-ticket-page'),
};

export const slots: RemoteEntry['slots'] = {};

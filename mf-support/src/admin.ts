import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  DeskPage: () => import('./desk/desk-page'),
  DeskTicketPage: () => import('./desk/desk-ticket-page'),
};

export const slots: RemoteEntry['slots'] = {};

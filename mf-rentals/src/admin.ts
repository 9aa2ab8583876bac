import type { RemoteEntry } from '@yard/remote-kit';

/** What admins see. */
export const pages: RemoteEntry['pages'] = {
  RequestsPage: () => import('./admin/requests-page'),
  RequestPage: () => import('./admin/request-page'),
};

export const slots: RemoteEntry['slots'] = {};

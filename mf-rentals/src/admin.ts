import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  RequestsPage: () => import('./admin/requests-page'),
  RequestPage: () => import('./admin/request-page'),
  DecisionPage: () => import('./admin/decision/decision-page'),
  PaymentsPage: () => import('./admin/payments/payments-page'),
  PaymentPage: () => import('./admin/payments/payment-page'),
  PayoutPage: () => import('./admin/payouts/payout-page'),
  LedgerPage: () => import('./admin/ledger/ledger-page'),
};

export const slots: RemoteEntry['slots'] = {};

import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  DocumentsPage: () => import('./reading/documents-page'),
  DocumentPage: () => import('./reading/document-page'),
  DepositPolicyPage: () => import('./policies/deposit-policy-page'),
  CancellationPolicyPage: () => import('./policies/cancellation-policy-page'),
};

export const slots: RemoteEntry['slots'] = { IfYouCancel: () => import('./policies/if-you-cancel') };

import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  AdminDocumentsPage: () => import('./admin-documents/admin-documents-page'),
  NewDocumentPage: () => import('./admin-documents/new-document-page'),
  NewVersionPage: () => import('./admin-documents/new-version-page'),
  FilesPage: () => import('./admin-files/files-page'),
  AdminDepositPolicyPage: () => import('./admin-policies/admin-deposit-policy-page'),
  AdminCancellationPolicyPage: () => import('./admin-policies/admin-cancellation-policy-page'),
};

export const slots: RemoteEntry['slots'] = {};

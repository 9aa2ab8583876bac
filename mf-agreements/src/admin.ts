import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  DeskDocumentsPage: () => import('./admin-documents/admin-documents-page'),
  NewDocumentPage: () => import('./admin-documents/new-document-page'),
  NewVersionPage: () => import('./admin-documents/new-version-page'),
  FilesPage: () => import('./admin-files/files-page'),
  DeskDepositPolicyPage: () => import('./admin-policies/admin-deposit-policy-page'),
  DeskCancellationPolicyPage: () => import('./admin-policies/admin-cancellation-policy-page'),
};

export const slots: RemoteEntry['slots'] = {};

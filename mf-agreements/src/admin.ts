import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  DeskDocumentsPage: () => import('./desk-documents/desk-documents-page'),
  NewDocumentPage: () => import('./desk-documents/new-document-page'),
  NewVersionPage: () => import('./desk-documents/new-version-page'),
  FilesPage: () => import('./desk-files/files-page'),
  DeskDepositPolicyPage: () => import('./desk-policies/desk-deposit-policy-page'),
  DeskCancellationPolicyPage: () => import('./desk-policies/desk-cancellation-policy-page'),
};

export const slots: RemoteEntry['slots'] = {};

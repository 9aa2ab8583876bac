export { createQueryClient, DataProvider, useAlert, useWire } from './data-provider';
export { recordKeys } from './record-keys';
export { useSuggest, useSuggestPlaces } from './use-suggest';
export {
  isFirstTry,
  type ListFilters,
  useNestedRecords,
  useRecord,
  useRecords,
  withoutEmpty,
} from './use-records';
export { useRecordCache } from './record-cache';
export { useLiveRecords } from './use-live-records';
export { useAction, useActionOn, useCreate, useDestroy, useUpdate } from './use-mutations';
export { useSeenNotices } from './use-seen-notices';
export { presenceWords, usePresence } from './use-presence';
export { useWriters } from './use-writers';
export { useConnection, type ConnectionTrouble } from './use-connection';
export { useAttention, type Attention } from './use-attention';
export { failureWords, refusalWords } from './failure-words';
export { useFirstAnswers } from './use-first-answers';
export { useAlertedCall } from './use-alerted-call';
export { useDraft, type Draft } from './use-draft';
export type { Settlement } from './use-sending';
export { useServerForm, type FieldProps, type ServerForm } from './use-server-form';
export { useLatest } from './use-latest';
export { smallPhoto } from './small-photo';
export { formOf, tooLargeWords, useUploads, type Upload, type Uploads } from './use-uploads';
export { useUnsent, type Sent, type Unsent } from './use-unsent';

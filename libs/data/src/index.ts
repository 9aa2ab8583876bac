export { createQueryClient, DataProvider, useAlert, useWire } from './data-provider';
export { recordKeys } from './record-keys';
export { useRecord, useRecords, useNestedRecords, type ListFilters } from './use-records';
export { useRecordCache } from './record-cache';
export { useLiveRecords } from './use-live-records';
export { useAction, useCreate, useDestroy, useUpdate } from './use-mutations';
export { presenceWords, usePresence } from './use-presence';
export { useAttention, type Attention } from './use-attention';
export { useServerForm, type FieldProps, type ServerForm } from './use-server-form';

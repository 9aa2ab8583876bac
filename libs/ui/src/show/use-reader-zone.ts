import { readerZone } from '@yard/dates';
import { useSyncExternalStore } from 'react';

/** IANA name of the reader's zone; UTC while a page is drawn ahead and taken over, since nobody knows it there. */
export const useReaderZone = (): string => useSyncExternalStore(neverChanges, readerZone, onServer);

const neverChanges = () => () => undefined;
const onServer = () => 'UTC';

export { ReportSheet } from './lazy-report-sheet';
export { PhotoField } from './photos/photo-field';
export { PhotoThumbs } from './photos/photo-thumbs';
export { photoIds, type Photos, usePhotos } from './photos/use-photos';
export { RecordThread } from './record-thread';
export { ThreadList } from './thread-list';
export { mergeMessages, NO_OUTBOX, threadMessages } from './thread-messages';
export type { Threaded, ThreadOn } from './thread-on';

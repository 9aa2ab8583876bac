export { ReportSheet } from './lazy-report-sheet';
export { PhotoField } from './photos/photo-field';
export { PhotoThumbs } from './photos/photo-thumbs';
export { type QueuedUpload } from './photos/use-upload-entries';
export { useQueuedUploads } from './photos/use-queued-uploads';
export { photoIds, type Photos, usePhotos } from './photos/use-photos';
export { RecordThread } from './record-thread';
export type { Threaded, ThreadOn } from './thread-on';

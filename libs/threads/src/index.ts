export { RecordThread } from './record-thread';
export { mergeMessages, NO_OUTBOX, threadMessages } from './thread-messages';
export type { Threaded, ThreadOn } from './thread-on';

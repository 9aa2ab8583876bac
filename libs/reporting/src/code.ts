/** Code that `@yard/reporting` loads when there is something to do. */
export { report } from './errors/report';
export { sendRecording, type Subject } from './recordings/send-recording';
export { begin } from './recordings/recorder';

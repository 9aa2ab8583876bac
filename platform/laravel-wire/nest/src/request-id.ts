/** The id of the request in progress by itself: for log lines of programs that may not be servers at all. */
export { currentRequestId } from './http/wire-context';

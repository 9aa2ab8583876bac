import type { ErrorContext } from './error-context';

/** An error as it is reported, by a page or by the server. */
export interface Fault extends ErrorContext {
  name: string;
  message: string;
  stack: string | null;
  user_agent: string | null;
}

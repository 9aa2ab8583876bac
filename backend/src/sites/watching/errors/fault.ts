import type { Happening } from './happening';

/** An error as it is reported, by a page or by the server. */
export interface Fault extends Happening {
  name: string;
  message: string;
  stack: string | null;
  user_agent: string | null;
}

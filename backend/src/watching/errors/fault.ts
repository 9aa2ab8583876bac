import type { ErrorSite } from '@yard/contracts/watching';

/** An error as it is reported, by a page or by the server. */
export interface Fault {
  name: string;
  message: string;
  stack: string | null;
  site: ErrorSite;
  page: string | null;
  remote: string | null;
  release: string | null;
  user_id: number | null;
  request_id: string | null;
  user_agent: string | null;
}

import { currentHttpRequest, type WireRequest } from '@laravel-wire/nest';

/** The origin of the request in progress; for audit rows alone. */
export interface Origin {
  ip_address: string;
  request_id: string;
  user: { id: number; admin: boolean } | null;
}

/** Tells audit rows where a change came from; null outside a request: batches, the command line. */
export function currentOrigin(): Origin | null {
  const request = currentHttpRequest();
  return request && originOf(request);
}

export function originOf(request: WireRequest): Origin {
  const user = (request.wire?.user ?? null) as Origin['user'];
  return { ip_address: request.ip, request_id: String(request.id).slice(0, 64), user };
}

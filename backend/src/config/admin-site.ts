import type { WireRequest } from '@laravel-wire/nest';

export class AdminSite {
  port: number | null = null;
  private readonly host: string;

  /** @param url  with its scheme */
  constructor(readonly url: string) {
    this.host = new URL(url).host;
  }

  /** Recognized by the listening port, or by the host behind a proxy; never by a parameter. */
  serves(request: WireRequest): boolean {
    return this.isListener(request) || request.host === this.host;
  }

  /** Recognized by the port alone: anybody may write any Host header. */
  isListener(request: WireRequest): boolean {
    return request.raw.socket.localPort === this.port;
  }
}

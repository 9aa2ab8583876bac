/** A channel of laravel-echo, as far as it is used here. */
export interface EchoChannel {
  listen(event: string, callback: (data: unknown) => void): unknown;
}

/** A presence channel of laravel-echo, as far as it is used here. */
export interface EchoPresence {
  here(callback: (members: unknown[]) => void): EchoPresence;
  joining(callback: (member: unknown) => void): EchoPresence;
  leaving(callback: (member: unknown) => void): EchoPresence;
  whisper(event: string, data: unknown): EchoPresence;
  listenForWhisper(event: string, callback: (data: unknown) => void): EchoPresence;
}

/** The socket below laravel-echo's socket.io connector. */
export interface EchoSocket {
  on(event: string, callback: (...details: unknown[]) => void): unknown;
}

/** laravel-echo with the socket.io broadcaster, as far as it is used here; the edge that specs may fake. */
export interface EchoLike {
  readonly connector: { readonly socket: EchoSocket };
  private(channel: string): EchoChannel;
  join(channel: string): EchoPresence;
  leave(channel: string): void;
  socketId(): string | undefined;
  disconnect(): void;
}

/** Opens a connection; called for a signed-in user only. */
export type EchoFactory = () => Promise<EchoLike>;

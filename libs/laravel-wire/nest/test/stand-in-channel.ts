type Listener = (data: unknown) => void;

interface Roster {
  presence?: { hash: Record<string, unknown> };
}

/** A channel as pusher-js gives it to laravel-echo. */
export class StandInChannel {
  readonly members: Record<string, unknown> = {};
  readonly #listeners = new Map<string, Listener[]>();

  constructor(private readonly send: (event: string, data: unknown) => void) {}

  bind(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  /** A client event. */
  trigger(event: string, data: unknown): void {
    this.send(event, data);
  }

  /** What came from the server, under the names that applications see. */
  hear(event: string, data: unknown): void {
    if (event === 'pusher_internal:subscription_succeeded') {
      Object.assign(this.members, (data as Roster).presence?.hash);
      this.#tell('pusher:subscription_succeeded', { members: this.members });
    } else if (event === 'pusher_internal:member_added') {
      const { user_id: id, user_info: info } = data as { user_id: string; user_info: unknown };
      this.members[id] = info;
      this.#tell('pusher:member_added', { id, info });
    } else if (event === 'pusher_internal:member_removed') {
      const { user_id: id } = data as { user_id: string };
      this.#tell('pusher:member_removed', { id, info: this.members[id] });
      delete this.members[id];
    } else {
      this.#tell(event, data);
    }
  }

  fail(status: number): void {
    this.#tell('pusher:subscription_error', { type: 'AuthError', status });
  }

  #tell(event: string, data: unknown): void {
    this.#listeners.get(event)?.forEach((listener) => listener(data));
  }
}

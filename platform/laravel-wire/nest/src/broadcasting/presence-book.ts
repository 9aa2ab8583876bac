/** A member as the others see it. */
export interface Member {
  user_id: number | string;
  user_info: unknown;
}

/** One socket's place in a presence channel, and the process that holds the socket. */
export interface Seat {
  channel: string;
  socketId: string;
  member: Member;
  node: string;
}

/** Members of each presence channel: a user counts once, with however many sockets in however many processes. */
export class PresenceBook {
  /** Channels, in them users by id, in them seats by socket. */
  readonly #channels = new Map<string, Map<string, Map<string, Seat>>>();

  /** @returns whether it is the user's first socket there */
  join(seat: Seat): boolean {
    const users = this.#channels.get(seat.channel) ?? new Map<string, Map<string, Seat>>();
    const userId = String(seat.member.user_id);
    const seats = users.get(userId) ?? new Map<string, Seat>();
    this.#channels.set(seat.channel, users);
    users.set(userId, seats.set(seat.socketId, seat));
    return seats.size === 1;
  }

  /** @returns the member, if it was the user's last socket there */
  leave(channel: string, socketId: string): Member | null {
    const users = this.#channels.get(channel);
    const found = [...(users ?? [])].find(([, seats]) => seats.has(socketId));

    if (!users || !found) return null;

    const [userId, seats] = found;
    const member = seats.get(socketId)?.member ?? null;
    seats.delete(socketId);
    if (seats.size > 0) return null;
    users.delete(userId);
    if (users.size === 0) this.#channels.delete(channel);
    return member;
  }

  has(channel: string, socketId: string): boolean {
    return [...(this.#channels.get(channel)?.values() ?? [])].some((seats) => seats.has(socketId));
  }

  hasUser(channel: string, userId: number | string): boolean {
    return this.#channels.get(channel)?.has(String(userId)) ?? false;
  }

  /** The members of a channel, each user once: as its first socket said. */
  members(channel: string): Member[] {
    const users = this.#channels.get(channel)?.values() ?? [];
    return [...users].flatMap((seats) => [...seats.values()].slice(0, 1).map(({ member }) => member));
  }

  /** The seats of the sockets that one process holds. */
  seatsOf(node: string): Seat[] {
    return [...this.#channels.values()]
      .flatMap((users) => [...users.values()])
      .flatMap((seats) => [...seats.values()].filter((seat) => seat.node === node));
  }

  get nodes(): Set<string> {
    const users = [...this.#channels.values()].flatMap((channel) => [...channel.values()]);
    return new Set(users.flatMap((seats) => [...seats.values()].map(({ node }) => node)));
  }
}

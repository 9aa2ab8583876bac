/** A member as the others see it. */
export interface Member {
  user_id: number;
  user_info: object;
}

interface Seat {
  member: Member;
  sockets: Set<string>;
}

/** Who is in which presence channel: a user counts once, with however many sockets. */
export class PresenceBook {
  readonly #channels = new Map<string, Map<number, Seat>>();

  /** @returns whether it is the user's first socket there */
  join(channel: string, socketId: string, member: Member): boolean {
    const seats = this.#channels.get(channel) ?? new Map<number, Seat>();
    const seat = seats.get(member.user_id);
    this.#channels.set(channel, seats);
    seats.set(member.user_id, { member, sockets: new Set([...(seat?.sockets ?? []), socketId]) });
    return seat === undefined;
  }

  /** @returns the member, if it was the user's last socket there */
  leave(channel: string, socketId: string): Member | null {
    const seats = this.#channels.get(channel);
    const found = [...(seats ?? [])].find(([, seat]) => seat.sockets.delete(socketId));

    if (!seats || !found || found[1].sockets.size > 0) {
      return null;
    }

    seats.delete(found[0]);
    if (seats.size === 0) {
      this.#channels.delete(channel);
    }
    return found[1].member;
  }

  members(channel: string): Member[] {
    return [...(this.#channels.get(channel)?.values() ?? [])].map((seat) => seat.member);
  }
}

import type { Verdict } from '@laravel-wire/core';
import { ChannelRegistry, type RecordScope } from '@laravel-wire/nest';
import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MessageableType } from '@yard/contracts';
import { Repository } from 'typeorm';
import { AdminRights } from '../users/admin-rights';
import { User } from '../users/user.entity';

export interface PresenceOn<P> {
  type: MessageableType;
  /** Finds a record by its id alone. */
  parents: Type<RecordScope<P, User>>;
  view: (actor: Actor | null, parent: P) => Verdict;
}

/** Presence of a record's current viewers, for people who may see it: `presence-{type}.{id}`. */
export function recordPresence<P>({ type, parents, view }: PresenceOn<P>): Type<OnModuleInit> {
  @Injectable()
  class RecordPresence implements OnModuleInit {
    constructor(
      private readonly channels: ChannelRegistry,
      @InjectRepository(User) private readonly users: Repository<User>,
      @Inject(parents) private readonly all: RecordScope<P, User>,
      private readonly rights: AdminRights,
    ) {}

    onModuleInit(): void {
      this.channels.define(`${type}.{id}`, (user, { id }) => this.member(user.id, id ?? ''));
    }

    private async member(userId: number, id: string): Promise<{ id: number; name: string } | false> {
      if (!/^\d{1,15}$/.test(id)) return false;
      const found = await this.users.findOneBy({ id: userId });
      const user = found && this.rights.of(found);
      const parent = user && (await this.all.find(Number(id), user, { id }));
      if (!parent || !view(user, parent).allowed) return false;
      return { id: user.id, name: user.name };
    }
  }
  return RecordPresence;
}

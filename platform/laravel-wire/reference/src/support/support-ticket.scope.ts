import { Injectable } from '@nestjs/common';
import { allow, deny, type Verdict } from '@laravel-wire/core';
import type { RecordScope } from '@laravel-wire/nest';
import { isAdmin, type Person } from '../accounts/accounts';
import { type Attributes, Database } from '../database/database';
import { supportTicketModel } from '../database/models';

export const SUPPORT_TICKET = 'App\\Models\\SupportTicket';

@Injectable()
export class SupportTicketScope implements RecordScope<Attributes> {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<Attributes | null> {
    return this.database.find(supportTicketModel, id);
  }
}

export const seesTicket = (actor: Person, ticket: Attributes): boolean =>
  isAdmin(actor) || ticket['user_id'] === actor.id;

export const maySeeTicket = (actor: Person, ticket: Attributes): Verdict =>
  seesTicket(actor, ticket) ? allow() : deny();

export const mayAdminister = (actor: Person): Verdict => (isAdmin(actor) ? allow() : deny());

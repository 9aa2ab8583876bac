import { deny } from '@laravel-wire/core';
import { NotFound, type RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, rentalRequestPolicy } from '@yard/contracts';
import type { Message } from '../../messaging/message.entity';
import { MessagesService } from '../../messaging/messages.service';
import type { User } from '../../users/user.entity';
import type { RentalRequest } from '../rental-request.entity';
import { RentalRequestScope } from '../rental-requests.scope';
import { threadOf } from './rental-thread';

/** A message together with the request it is on, both named by the path. */
export interface RentalMessage {
  request: RentalRequest;
  message: Message;
}

@Injectable()
export class RentalMessageScope implements RecordScope<RentalMessage, User> {
  readonly recordName = 'Message';

  constructor(
    private readonly requests: RentalRequestScope,
    private readonly messages: MessagesService,
  ) {}

  async find(id: number, _actor: User | null, params: Record<string, string>): Promise<RentalMessage | null> {
    const request = await this.requests.ofPath(params);
    if (!request) throw NotFound.record('RentalRequest', params['id'] ?? '');
    const message = await this.messages.find(threadOf(request), id);
    return message && { request, message };
  }
}

/** Whoever may see the request may see its messages; only their authors may take them back. */
export const rentalMessagePolicy = {
  view: (actor: Actor | null, { request }: RentalMessage) => rentalRequestPolicy.view(actor, request),
  destroy: (actor: Actor | null, { request, message }: RentalMessage) =>
    actor?.id === message.user_id ? rentalRequestPolicy.view(actor, request) : deny(),
};

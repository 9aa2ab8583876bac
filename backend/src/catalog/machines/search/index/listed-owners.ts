import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents } from '../../../../people/users/account-events';
import { keepOwnerIndexed } from './keep-indexed';

/** Machines of who is suspended are counted no more, in the transaction that suspends; and again once restored. */
@Injectable()
export class ListedOwners implements OnModuleInit {
  constructor(private readonly events: AccountEvents) {}

  onModuleInit(): void {
    this.events.others.join('search', (tx, userId) => keepOwnerIndexed(tx.manager, userId));
  }
}

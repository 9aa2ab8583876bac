import { Injectable } from '@nestjs/common';
import { AccountEvents } from '../../../users/account-events';
import { updateOwnerIndex } from './update-index';

/** Machines of who is suspended are counted no more, in the transaction that suspends; and again once restored. */
@Injectable()
export class ListedOwners {
  constructor(events: AccountEvents) {
    events.others.register('search', (tx, userId) => updateOwnerIndex(tx.manager, userId));
  }
}

import { channelName, privateChannel } from '@laravel-wire/core';
import { Broadcaster, type Sender, Subscriptions } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { stackOf } from '@kit/server/base/logging/log-failure';
import { columnOf } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';

interface Change {
  id: number;
  people: readonly number[];
  except: Sender;
}

/** Rentals as one person sees them now, by id, and how many of all of theirs wait for them. */
export interface SeenRentals {
  records: ReadonlyMap<number, RentalRequestRecord>;
  waiting: number;
}

/** Reads rentals for their people; the views are a step above the notices. */
export abstract class RentalsReader {
  /** Without those that this person may not see; null for who may not sign in. */
  abstract seenBy(userId: number, ids: readonly number[]): Promise<SeenRentals | null>;
}

/** A record takes some ten statements per person, so changes of more rentals (a batch) send only their ids. */
const RECORDS_MAX = 10;

/** Sends people their changed rentals: one event per rental, person and act, after its last commit. */
@Injectable()
export class ChangedRentals {
  private readonly logger = new Logger(ChangedRentals.name);

  constructor(
    private readonly broadcaster: Broadcaster,
    private readonly subscriptions: Subscriptions,
    private readonly reader: RentalsReader,
  ) {}

  changed(tx: Transaction, id: number, people: readonly number[]): void {
    tx.afterActWith(this.show, { id, people, except: this.broadcaster.sender() });
  }

  gone(tx: Transaction, id: number, people: readonly number[]): void {
    tx.afterCommit(() => this.broadcaster.deleted(rentalRequestType, people, id));
  }

  private readonly show = async (changes: readonly Change[]): Promise<void> => {
    const byPerson = changesByPerson(changes);
    const isMany = new Set(columnOf(changes, 'id')).size > RECORDS_MAX;
    const seenBy = isMany ? new Map<number, SeenRentals | null>() : await this.read(byPerson);
    for (const [userId, own] of byPerson) {
      const seen = seenBy.get(userId);
      for (const { id, except } of own.values()) {
        const model = seen?.records.get(id);
        const message = seen && model ? { id, model, attention: { rental_requests: seen.waiting } } : { id };
        this.broadcaster.saved(rentalRequestType, [userId], message, except);
      }
    }
  };

  /** For those whose pages are open, at any process. What cannot be read goes as its id. */
  private async read(byPerson: ReadonlyMap<number, ReadonlyMap<number, Change>>) {
    const channelOf = (userId: number) => privateChannel(channelName(rentalRequestType.channel, userId));
    try {
      const heard = await this.subscriptions.heard([...byPerson.keys()].map(channelOf));
      const listeners = [...byPerson].filter(([userId]) => heard.has(channelOf(userId)));
      const seen = listeners.map(async ([userId, own]) => {
        return [userId, await this.reader.seenBy(userId, [...own.keys()])] as const;
      });
      return new Map(await Promise.all(seen));
    } catch (error) {
      this.logger.error('changed rentals go as ids', stackOf(error));
      return new Map<number, SeenRentals | null>();
    }
  }
}

/** The last change of a rental decides which page is left out. */
function changesByPerson(changes: readonly Change[]): Map<number, Map<number, Change>> {
  const byPerson = new Map<number, Map<number, Change>>();
  for (const change of changes) {
    for (const userId of change.people) {
      byPerson.set(userId, (byPerson.get(userId) ?? new Map<number, Change>()).set(change.id, change));
    }
  }
  return byPerson;
}

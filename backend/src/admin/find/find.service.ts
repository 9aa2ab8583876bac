import { Injectable } from '@nestjs/common';
import type { FoundRecord } from '@yard/contracts';
import { FOUND_MAX } from '@yard/contracts/back-office';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { columnOf, readRows } from '@kit/server/store/reading';
import { containing } from '@kit/server/store/present';
import { searchedFor } from '../../users/search-text';
import { numberIn, providerIdIn, rentalNumberIn } from '../../rentals/views/list/request-conditions';
import { type FindQuery, type FoundRow, MACHINES, PAYMENTS, PEOPLE, RENTALS, TICKETS } from './find-queries';

/** Rentals, people, machines, payments and tickets by number, name, e-mail, phone or the card provider's id. */
@Injectable()
export class FindService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest of each kind, in the order of `FOUND_KINDS`; what has the number that was typed comes first. */
  async of(typed: string): Promise<FoundRecord[]> {
    const text = typed.trim();
    const query = {
      search: containing(text),
      person: containing(searchedFor(text)),
      number: numberIn(text),
      provided: providerIdIn(text),
    };
    const named = await this.read(PEOPLE, query);
    const people = idsOf(named);
    const [owned, tickets] = await Promise.all([
      this.read(MACHINES, { ...query, people }),
      this.read(TICKETS, { ...query, people }),
    ]);
    const number = rentalNumberIn(text);
    const rentals = await this.read(RENTALS, { ...query, number, people, machines: idsOf(owned) });
    const payments = await this.read(PAYMENTS, { ...query, rentals: idsOf(rentals) });
    return [rentals, named, owned, payments, tickets].flatMap((each) => each.slice(0, FOUND_MAX));
  }

  private async read({ sql, present }: FindQuery, parameters: ObjectLiteral): Promise<FoundRecord[]> {
    const rows = await readRows<FoundRow>(this.dataSource, sql, parameters);
    return rows.map((row) => present(Number(row['id']), row));
  }
}

/** Ids for an SQL list, which must not be empty. */
const idsOf = (found: readonly FoundRecord[]): number[] => (found.length > 0 ? columnOf(found, 'id') : [0]);

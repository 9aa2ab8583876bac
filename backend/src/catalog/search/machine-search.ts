import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MachineFacets } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { Machine } from '../machine.entity';
import { withAttributesRead } from './attributes/asked-attributes';
import { FacetCounts } from './facets/facet-counts';
import { Interpreter } from './interpreter';
import { type Asked, type Found, MachineIndex, type MachineList } from './machine-index';
import type { Understanding } from './terms/term-reader';
import { TotalOrder, type Totals } from './totals/total-order';

/** A page of machines. */
export interface MachinePage extends Pick<Understanding, 'interpreted'> {
  rows: Machine[];
  total: number;
  /** Whether there may be more than `total`. */
  isBound: boolean;
  /** Null where the list does not ask for them. */
  facets: MachineFacets | null;
  /** Null where the list is not sorted by them. */
  totals: Totals | null;
}

/** Finds the machines of a page: what is meant, which fit, and their rows. */
@Injectable()
export class MachineSearch {
  constructor(
    private readonly index: MachineIndex,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly interpreter: Interpreter,
    private readonly facets: FacetCounts,
    private readonly totals: TotalOrder,
  ) {}

  /** @throws ValidationFailed when sorted by distance from nowhere, by total without days and a place, or for a bound */
  async page(actor: Actor | null, given: MachineList): Promise<MachinePage> {
    const list = withAttributesRead(given);
    const { terms, interpreted } = list.search ? await this.understood(list.search) : NOTHING_SAID;
    const asked = { actor, list, terms };
    const { totals, ...found } = await this.found(asked);
    const [rows, facets] = await Promise.all([
      this.inOrder(found.ids),
      list.facets ? this.facets.of(asked, found) : null,
    ]);
    return { rows, facets, totals, total: found.total, isBound: found.isBound, interpreted };
  }

  private async found(asked: Asked): Promise<Found & Pick<MachinePage, 'totals'>> {
    if (asked.list.sort === 'total') return this.totals.find(asked);
    return { ...(await this.index.find(asked)), totals: null };
  }

  private async understood(text: string): Promise<Understanding> {
    const { read } = await this.interpreter.language();
    return read(text);
  }

  private async inOrder(ids: readonly number[]): Promise<Machine[]> {
    if (ids.length === 0) return [];
    const machines = await this.machines.findBy({ id: In([...ids]) });
    const byId = new Map(machines.map((machine) => [machine.id, machine]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const NOTHING_SAID: Understanding = { terms: [], interpreted: null };

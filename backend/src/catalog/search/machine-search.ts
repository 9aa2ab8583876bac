import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MachineFacets } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { Machine } from '../machine.entity';
import { FacetCounts } from './facets/facet-counts';
import { Interpreter } from './interpreter';
import { MachineIndex, type MachineList } from './machine-index';
import type { Understanding } from './terms/term-reader';

/** A page of machines. */
export interface MachinePage extends Pick<Understanding, 'interpreted'> {
  rows: Machine[];
  total: number;
  /** Whether there may be more than `total`. */
  isBound: boolean;
  /** Null where the list does not ask for them. */
  facets: MachineFacets | null;
}

/** Finds the machines of a page: what is meant, which fit, and their rows. */
@Injectable()
export class MachineSearch {
  constructor(
    private readonly index: MachineIndex,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly interpreter: Interpreter,
    private readonly facets: FacetCounts,
  ) {}

  /** @throws ValidationFailed when sorted by distance from nowhere */
  async page(actor: Actor | null, list: MachineList): Promise<MachinePage> {
    const { terms, interpreted } = list.search ? await this.understood(list.search) : NOTHING_SAID;
    const asked = { actor, list, terms };
    const found = await this.index.find(asked);
    const [rows, facets] = await Promise.all([
      this.inOrder(found.ids),
      list.facets ? this.facets.of(asked, found) : null,
    ]);
    return { rows, facets, total: found.total, isBound: found.isBound, interpreted };
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

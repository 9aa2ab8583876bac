import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MachineFilters } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { Machine } from '../machine.entity';
import { Interpreter, type Language } from './interpreter';
import { type Fresh, MachineIndex } from './machine-index';

/** So many are looked at of one search. */
const AT_MOST = 100;

/** What of a search somebody has not seen yet. */
export interface FreshPage {
  /** The newest of them, offered to everybody. */
  machines: Machine[];
  total: number;
}

/** Finds what is new in a search, by the index of what was published since: it costs as much as is new. */
@Injectable()
export class FreshMachines {
  constructor(
    private readonly index: MachineIndex,
    private readonly interpreter: Interpreter,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
  ) {}

  /** To be read once for many searches. */
  language(): Promise<Language> {
    return this.interpreter.language();
  }

  async of(filters: Partial<MachineFilters>, fresh: Fresh, language: Language): Promise<FreshPage> {
    const terms = filters.search ? (await language.read(filters.search)).terms : [];
    const order = { sort: 'created_at', direction: 'desc', page: 1, per_page: AT_MOST } as const;
    const list = { ...filters, ...order, path: '', query: {} };
    const { ids, total } = await this.index.find({ actor: null, list, terms, fresh });
    const rows = ids.length === 0 ? [] : await this.machines.findBy({ id: In(ids) });
    const byId = new Map(rows.map((machine) => [machine.id, machine]));
    return { machines: ids.flatMap((id) => byId.get(id) ?? []), total };
  }
}

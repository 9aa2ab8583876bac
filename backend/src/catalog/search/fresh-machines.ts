import { Injectable } from '@nestjs/common';
import type { MachineFilters } from '@yard/contracts';
import type { Machine } from '../machines/machine.entity';
import { fromToday } from './flexible/sought-days';
import { Interpreter, type Language } from './interpreter';
import { type Fresh, MachineIndex } from './machine-index';
import { MachineRows } from './machine-rows';

const AT_MOST = 100;

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
    private readonly rows: MachineRows,
  ) {}

  language(): Promise<Language> {
    return this.interpreter.language();
  }

  async of(filters: Partial<MachineFilters>, fresh: Fresh, language: Language): Promise<FreshPage> {
    const terms = filters.search ? (await language.read(filters.search)).terms : [];
    const order = { sort: 'created_at', direction: 'desc', page: 1, per_page: AT_MOST } as const;
    const list = fromToday({ ...filters, ...order, path: '', query: {} }, fresh.until);
    const { ids, total } = await this.index.find({ actor: null, list, terms, fresh });
    return { machines: await this.rows.inOrder(null, ids), total };
  }
}

import { NotFound, type FiltersOf } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, StatementFilters, StatementRecord, StatementView } from '@yard/contracts';
import { DataSource, type FindOptionsWhere, Repository } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { CURRENCY } from '@kit/server/base/settings/money';
import { baseFields, pageOf, type Rows } from '@kit/server/store/present';
import { UsersService } from '../../users/users.service';
import { figuresOf, movementsOf, type StatementFigures, wireFigures } from './statement-figures';
import { statementLines } from './statement-lines';
import { Statement } from './statement.entity';

/** Owners' months, as the ledger has them now. */
@Injectable()
export class StatementViews {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Statement) private readonly statements: Repository<Statement>,
    private readonly users: UsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The actor's own; an admin sees everybody's. Four queries for any page size. */
  async page(actor: Actor, filters: FiltersOf<StatementFilters>): Promise<Rows<StatementRecord>> {
    const { user_id, month } = filters;
    if (!actor.admin && user_id != null && user_id !== actor.id) return { rows: [], total: 0 };
    const conditions = Object.entries({ user_id, month }).filter(([, value]) => value != null);
    const own = actor.admin ? {} : { user_id: actor.id };
    const where: FindOptionsWhere<Statement> = { ...Object.fromEntries(conditions), ...own };
    const { rows, total } = await pageOf(this.statements, where, filters);
    const figures = await figuresOf(this.dataSource, rows);
    const names = await this.users.namesOf(rows.map((statement) => statement.user_id));
    return { rows: rows.map((statement) => present(statement, names, figures.get(statement.id))), total };
  }

  /** Includes every movement, oldest first. @throws NotFound */
  async of(id: number): Promise<StatementView> {
    const statement = await this.statements.findOneBy({ id });
    if (!statement) throw NotFound.record('Statement', id);
    const figures = (await figuresOf(this.dataSource, [statement])).get(id);
    const names = await this.users.namesOf([statement.user_id]);
    const movements = await movementsOf(this.dataSource, statement);
    const { timeZone } = this.environment;
    const lines = statementLines(movements, { opening: figures?.opening ?? 0, timeZone });
    return { ...present(statement, names, figures), lines };
  }
}

function present(
  statement: Statement,
  names: ReadonlyMap<number, string>,
  figures: StatementFigures | undefined,
): StatementRecord {
  const { user_id, month } = statement;
  const none = { opening: 0, rental: 0, fee: 0, refund: 0, damage: 0, retention: 0, payout: 0 };
  return {
    ...baseFields(statement),
    user_id,
    user_name: statement.owner_name ?? names.get(user_id) ?? '',
    month,
    currency: CURRENCY,
    ...wireFigures(figures ?? none),
  };
}

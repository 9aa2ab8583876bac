import { Authenticated, CurrentUser, type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, ownRecordPolicy, type StatementFilters, statementType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { StatementViews } from './statement-views';
import { Statement } from './statement.entity';

export const StatementScope = scopeOf(Statement);

@Controller(statementType.endpoint)
@Authenticated()
export class StatementsController {
  constructor(private readonly views: StatementViews) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(statementType) filters: FiltersOf<StatementFilters>) {
    return paginated(await this.views.page(actor, filters), filters, (statement) => statement);
  }

  @Show(':id', StatementScope, ownRecordPolicy.view)
  show(@Loaded() statement: Statement) {
    return this.views.of(statement.id);
  }
}

import { Authenticated, Can, Loaded, OpenedByAddress } from '@laravel-wire/nest';
import { Controller, Get, Header } from '@nestjs/common';
import { ownRecordPolicy, statementType } from '@yard/contracts';
import { Clock } from '@yard/server/base/clock/clock';
import { answerFile, UNKEPT } from '@yard/server/pdf/answer-file';
import { statementCsv, statementPdf } from './statement-document';
import { StatementViews } from './statement-views';
import type { Statement } from './statement.entity';
import { StatementScope } from './statements.scope';

/** A statement to keep or to hand to a bookkeeper. */
@Controller(`${statementType.endpoint}/:id`)
@Authenticated()
export class StatementDocumentsController {
  constructor(
    private readonly views: StatementViews,
    private readonly clock: Clock,
  ) {}

  @Get('statement.pdf')
  @OpenedByAddress()
  @Header(...UNKEPT)
  @Can(StatementScope, ownRecordPolicy.view)
  async pdf(@Loaded() { id }: Statement) {
    return answerFile(await statementPdf(await this.views.of(id), this.clock.now()));
  }

  @Get('statement.csv')
  @OpenedByAddress()
  @Header(...UNKEPT)
  @Can(StatementScope, ownRecordPolicy.view)
  async csv(@Loaded() { id }: Statement) {
    return answerFile(statementCsv(await this.views.of(id)));
  }
}

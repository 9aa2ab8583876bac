import { Authenticated, Loaded, OpenedByAddress, Show } from '@laravel-wire/nest';
import { Controller, Header } from '@nestjs/common';
import { ownRecordPolicy, statementType } from '@yard/contracts';
import { Clock } from '@kit/server/base/clock/clock';
import { answerFile, CountsAs, UNKEPT } from '@kit/server/pdf/pdf-limit';
import { renderAside } from '@kit/server/pdf/render-aside';
import { statementCsv, statementPdf } from './statement-document';
import { StatementViews } from './statement-views';
import type { Statement } from './statement.entity';
import { StatementScope } from './statements.controller';

/** A statement to keep or to hand to a bookkeeper. */
@Controller(`${statementType.endpoint}/:id`)
@Authenticated()
export class StatementDocumentsController {
  constructor(
    private readonly views: StatementViews,
    private readonly clock: Clock,
  ) {}

  @Show('statement.pdf', StatementScope, ownRecordPolicy.view)
  @OpenedByAddress()
  @CountsAs('paper')
  @Header(...UNKEPT)
  async pdf(@Loaded() { id }: Statement) {
    const view = await this.views.of(id);
    const bytes = await renderAside(statementPdf(view, this.clock.now()));
    return answerFile({ name: `statement-${view.month}.pdf`, type: 'application/pdf', bytes });
  }

  @Show('statement.csv', StatementScope, ownRecordPolicy.view)
  @OpenedByAddress()
  @CountsAs('paper')
  @Header(...UNKEPT)
  async csv(@Loaded() { id }: Statement) {
    return answerFile(statementCsv(await this.views.of(id)));
  }
}

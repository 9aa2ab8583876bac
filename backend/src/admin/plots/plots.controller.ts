import { Authenticated, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { TicketAnswers, Utilisation } from '@yard/contracts';
import { PLOT_DAYS, type PlotInput, plotRules } from '@yard/contracts/back-office';
import { AdminsOnly } from '../../users/admins-only';
import { TicketAnswersService } from './ticket-answers.service';
import { UtilisationService } from './utilisation.service';

/** Plots of the overview that are requested when somebody looks at them. */
@Controller('api/desk')
@Authenticated()
@AdminsOnly()
export class PlotsController {
  constructor(
    private readonly use: UtilisationService,
    private readonly answers: TicketAnswersService,
  ) {}

  @Get('utilisation')
  utilisation(@Valid(plotRules) { days }: PlotInput): Promise<Utilisation> {
    return this.use.of(days ?? PLOT_DAYS);
  }

  @Get('ticket_answers')
  ticketAnswers(@Valid(plotRules) { days }: PlotInput): Promise<TicketAnswers> {
    return this.answers.of(days ?? PLOT_DAYS);
  }
}

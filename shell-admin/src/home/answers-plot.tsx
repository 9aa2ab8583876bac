import type { TicketAnswers } from '@yard/contracts';
import { Grid } from '@yard/ui';
import { AwaitedPlot, type SpanDays } from './awaited-plot';
import { DayBars } from './day-bars';
import { DayTable } from './day-table';
import { Figure, hoursWords, partWords } from './figure';

/** How fast tickets were answered first, by the day they were opened, and what is aimed at. */
export function AnswersPlot({ days }: { days: SpanDays }) {
  return (
    <AwaitedPlot<TicketAnswers> path="api/desk/ticket_answers" days={days}>
      {(answers) => <Answers answers={answers} />}
    </AwaitedPlot>
  );
}

function Answers({ answers }: { answers: TicketAnswers }) {
  const { target_hours, days } = answers;
  const bars = days.map(({ date, tickets, answer_hours }) => ({
    date,
    value: answer_hours ?? 0,
    words: tickets === 0 ? 'no ticket' : `${hoursWords(answer_hours)} for ${tickets}`,
  }));
  const aim = target_hours === null ? '' : `; the line is the target of ${target_hours} hours`;
  return (
    <>
      <AnswerFigures answers={answers} />
      <DayBars label={`Hours until the first answer, by day${aim}`} days={bars} target={target_hours ?? 0} />
      <DayTable
        days={days}
        columns={[
          { label: 'Tickets', render: ({ tickets }) => tickets },
          { label: 'First answer', render: ({ answer_hours }) => hoursWords(answer_hours) },
        ]}
      />
    </>
  );
}

const ALL = '/support_tickets?resolved=all';

function AnswerFigures({ answers: { target_hours, now, before } }: { answers: TicketAnswers }) {
  return (
    <Grid as="ul" fit={140} gap={3} bare padY={4}>
      <Figure label="Tickets" to={ALL} value={now.tickets} before={before.tickets} />
      <Figure
        label="First answer after"
        to={ALL}
        value={hoursWords(now.answer_hours)}
        before={hoursWords(before.answer_hours)}
      />
      {target_hours !== null && (
        <Figure
          label={`Within ${target_hours} h`}
          to="/support_tickets?state=waiting_for_us"
          value={partWords(now.in_time_rate)}
          before={partWords(before.in_time_rate)}
        />
      )}
    </Grid>
  );
}

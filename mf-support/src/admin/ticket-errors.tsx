import type { SupportTicketRecord } from '@yard/contracts';
import { type ErrorReportRecord, errorReportType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { DateText, Hint, Panel, Row, Stack } from '@yard/ui';
import { Link } from 'react-router';

const SHOWN = 3;

/** What went wrong for the author of late: often it is what they write about. Nothing where nothing did. */
export function TicketErrors({ ticket: { user_id, user_name } }: { ticket: SupportTicketRecord }) {
  const { data } = useRecords(errorReportType, { user_id, per_page: SHOWN });
  if (!data || data.total === 0) return null;
  return (
    <Panel title={`What went wrong for ${user_name}`}>
      <Stack as="ul" gap={2} bare>
        {data.data.map((report) => (
          <Row as="li" key={report.id} gap={1} across={4} justify="between" wrap breaks>
            <ErrorLine report={report} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

function ErrorLine({ report: { id, name, message, page, last_seen_at } }: { report: ErrorReportRecord }) {
  return (
    <>
      <Link to={`/error_reports?state=all&error=${id}`}>
        {name}: {message.split('\n', 1)[0]}
      </Link>
      <Hint as="span">
        {page && `${page} · `}
        <DateText value={last_seen_at} />
      </Hint>
    </>
  );
}

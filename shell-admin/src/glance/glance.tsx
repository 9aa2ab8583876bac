import type { RecordType } from '@laravel-wire/core';
import { type ListFilters, useRecords } from '@yard/data';
import { AwaitedAnswer } from '@yard/remote-kit';
import { Box, Hint, LinkButton, Panel, Row } from '@yard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const SHOWN = 5;

export type GlanceLine = { title: ReactNode; to: string | null; aside: ReactNode };

interface GlanceProps<R extends { id: number }> {
  title: string;
  type: RecordType<R>;
  filters: ListFilters;
  all: string;
  lineOf: (record: R) => GlanceLine;
}

export function Glance<R extends { id: number }>({ title, type, filters, all, lineOf }: GlanceProps<R>) {
  const answer = useRecords(type, { ...filters, per_page: SHOWN }, { isSummary: true });
  const { data } = answer;
  const more = data && (
    <LinkButton small kind="quiet" to={all}>
      All {data.total}
    </LinkButton>
  );
  return (
    <Panel title={title} aside={data?.total === 0 ? <Hint as="span">None</Hint> : more}>
      {data && data.total > 0 && (
        <Box as="ul" bare divided>
          {data.data.map((record) => (
            <Row as="li" key={record.id} across={4} justify="between" wrap padY={2} breaks>
              <Line line={lineOf(record)} />
            </Row>
          ))}
        </Box>
      )}
      {!data && <AwaitedAnswer title={`${title} couldn’t be loaded`} answer={answer} height={180} />}
    </Panel>
  );
}

function Line({ line: { title, to, aside } }: { line: GlanceLine }) {
  return (
    <>
      {to === null ? <span>{title}</span> : <Link to={to}>{title}</Link>}
      <Hint as="span">{aside}</Hint>
    </>
  );
}

import { payoutType, rentalRequestType, statementType, type StatementView } from '@yard/contracts';
import { lastList, usePageTitle } from '@yard/remote-kit';
import { LinkButton, Page, PageHeader, Panel, SkeletonPage, Stack } from '@yard/ui';
import { recordKeys, useLiveRecords, useRecordCache, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { RecordFailed } from '../page/record-failed';
import { useIdParam } from '../page/use-id-param';
import { figuresOf, monthWords, statementAddress } from './months';
import { Figures } from './figures';
import { StatementLines } from './statement-lines';

const back = () => ({ to: lastList('/statements'), label: 'Statements' });

export default function StatementPage() {
  const id = useIdParam();
  const { data: statement, error, refetch } = useStatement(id);
  usePageTitle(statement ? `Statement ${monthWords(statement.month)}` : 'Statement');
  const isMissing = id === null || (error !== null && !statement);
  return (
    <Page>
      <Stack gap={6}>
        {isMissing && (
          <RecordFailed noun="statement" back={back()} error={error} onRetry={() => void refetch()} />
        )}
        {!isMissing && (statement ? <Statement statement={statement} /> : <SkeletonPage />)}
      </Stack>
    </Page>
  );
}

function Statement({ statement }: { statement: StatementView }) {
  return (
    <>
      <PageHeader
        title={monthWords(statement.month)}
        back={back()}
        lead={`Statement of ${statement.user_name}`}
        actions={
          <>
            <LinkButton to={statementAddress(statement, 'pdf')} ownTab icon="download">
              PDF
            </LinkButton>
            <LinkButton to={statementAddress(statement, 'csv')} icon="download">
              CSV
            </LinkButton>
          </>
        }
      />
      <Panel title="The month">
        <Figures figures={figuresOf(statement)} currency={statement.currency} />
      </Panel>
      <Panel title="Every line">
        <StatementLines statement={statement} />
      </Panel>
    </>
  );
}

/** One month with its lines; looked at again whenever a rental or a payout of the owner changes. */
function useStatement(id: number | null) {
  const wire = useWire();
  const { refresh } = useRecordCache(statementType);
  useLiveRecords(payoutType, { saved: refresh });
  useLiveRecords(rentalRequestType, { saved: refresh });
  return useQuery({
    queryKey: [...recordKeys.all(statementType), 'view', id],
    queryFn: () => wire.http.get<StatementView>(`${statementType.endpoint}/${id}`),
    enabled: id !== null,
    placeholderData: undefined,
  });
}

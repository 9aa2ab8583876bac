import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { Box, Button, ButtonGroup, Hint, LinkButton, Panel, Stack } from '@yard/ui';
import { CancellingTerms } from '../../request-wizard/cancelling-terms';
import type { Reader } from '../../words/reader';
import { stampWords } from '../../words/time-words';
import { documentAddress } from './document-address';

export type RentalDocumentsProps = { request: RentalRequestRecord; reader: Reader; onRead: () => void };

export function RentalDocuments({ request, reader, onRead }: RentalDocumentsProps) {
  const zone = zoneOf(request.machine);
  const agreed = request.document_agreements[0]?.agreed_at;
  return (
    <Panel title="Agreement">
      <Stack gap={3}>
        <Box as="ul" bare>
          {request.document_agreements.map((agreement) => (
            <li key={agreement.document_id}>
              {agreement.name} <Hint as="span">version {agreement.version}</Hint>
            </li>
          ))}
        </Box>
        {agreed && <Hint>Agreed to on {stampWords(agreed, zone)}</Hint>}
        <Papers request={request} onRead={onRead} />
        {/* The terms are of the time before the start, in which both sides can cancel. */}
        {canApply('cancel', request.status, ['owner']) && (
          <CancellingTerms
            policy={request.cancellation_policy}
            startDate={request.start_date}
            zone={zone}
            title={reader === 'renter' ? undefined : 'If the renter cancels'}
          />
        )}
      </Stack>
    </Panel>
  );
}

function Papers({ request, onRead }: Pick<RentalDocumentsProps, 'request' | 'onRead'>) {
  return (
    <ButtonGroup>
      <Button small icon="document" onPress={onRead}>
        Read rental agreement
      </Button>
      {request.document_agreements.length > 0 && (
        <LinkButton to={documentAddress(request.id, 'agreement.pdf')} ownTab icon="download" small>
          PDF
        </LinkButton>
      )}
      {request.approved_at && (
        <LinkButton to={documentAddress(request.id, 'evidence')} ownTab icon="download" small>
          Evidence file (PDF)
        </LinkButton>
      )}
    </ButtonGroup>
  );
}

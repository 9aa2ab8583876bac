import { type CurrentUser, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { AnswerFailed, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Hint, LinkButton, Panel, PriceLines, SidePanel, SkeletonText, Stack, Timeline } from '@yard/ui';
import { useState } from 'react';
import { OpenSheet, type SheetName } from '../rental-page/open-sheet';
import { RentalFacts } from '../rental-page/rental-facts';
import { RentalStatus } from '../rental-page/rental-status';
import { timelineEvents } from '../rental-page/timeline/timeline-events';
import { permissionsOf } from '../words/permissions';
import { priceLines } from '../words/price-lines';
import { actorOf, readerOf } from '../words/reader';
import { timesNote } from '../words/time-words';

export function RequestPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { user } = useSession();
  const { data: request, ...answer } = useRecord(rentalRequestType, id);
  const title = request?.machine.subject ?? `Request ${id}`;
  const footer = (
    <LinkButton to={`/rental_requests/${id}`} iconEnd="arrow-right">
      Open with messages and payments
    </LinkButton>
  );
  if (!user) return null;
  return (
    <SidePanel title={title} label={`Rental request ${id}`} onClose={onClose} footer={footer}>
      {answer.error && !request && <AnswerFailed title="We couldn’t load the request" answer={answer} />}
      {!request && !answer.error && <SkeletonText lines={12} />}
      {request && <RequestAtAGlance request={request} user={user} />}
    </SidePanel>
  );
}

function RequestAtAGlance({ request, user }: { request: RentalRequestRecord; user: CurrentUser }) {
  const { currency } = useSettings();
  const [sheet, open] = useState<SheetName | null>(null);
  const reader = readerOf(request, user);
  const may = permissionsOf(request, actorOf(user), new Date());
  const times = timesNote(request);
  return (
    <Stack gap={4}>
      {times && <Hint>{times}</Hint>}
      <RentalStatus request={request} reader={reader} may={may} open={open} />
      <RentalFacts request={request} reader={reader} />
      <Panel title="Money">
        <PriceLines lines={priceLines(request, currency)} currency={currency} />
      </Panel>
      <Panel title="Timeline">
        <Timeline events={timelineEvents(request)} />
      </Panel>
      <OpenSheet sheet={sheet} request={request} reader={reader} open={open} />
    </Stack>
  );
}

import { type BreakdownRecord, DETAILS_MAX, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { openBreakdown } from '@yard/contracts/rental-moves';
import { useServerForm } from '@yard/data';
import { PhotoThumbs } from '@yard/threads';
import { Button, ButtonGroup, Form, Hint, Panel, Stack, Submit, TextArea, Typed, useToast } from '@yard/ui';
import { firstNames } from '../../words/reader';
import type { Permissions } from '../../words/permissions';
import { instantWords } from '../../words/time-words';
import type { SheetName } from '../open-sheet';
import { useBreakdowns } from './use-breakdowns';

export interface OpenBreakdownProps {
  request: RentalRequestRecord;
  may: Permissions;
  open: (sheet: SheetName) => void;
}

export function OpenBreakdown({ request, may, open }: OpenBreakdownProps) {
  const breakdown = openBreakdown(request);
  if (!breakdown) return null;
  const since = instantWords(breakdown.since, zoneOf(request.machine));
  return (
    <Panel title={`Down since ${since}`}>
      <Stack gap={5} shrinks>
        <Typed>{breakdown.details}</Typed>
        <PhotoThumbs photos={breakdown.photos} label="Photos of the breakdown" />
        <Hint>{creditWords(breakdown)}</Hint>
        {may.resolveBreakdown && (
          <Resolve
            request={request}
            breakdown={breakdown}
            onOfferAnother={may.offerChange ? () => open('offer_change') : null}
          />
        )}
      </Stack>
    </Panel>
  );
}

function creditWords({ days_down }: BreakdownRecord): string {
  const days = days_down === 1 ? '1 full day' : `${days_down} full days`;
  return `${days} so far. The credit is paid when the rental closes.`;
}

interface ResolveProps {
  request: RentalRequestRecord;
  breakdown: BreakdownRecord;
  onOfferAnother: (() => void) | null;
}

function Resolve({ request, breakdown, onOfferAnother }: ResolveProps) {
  const { resolve } = useBreakdowns(request.id);
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: { details: '' },
    submit: (input) => resolve(breakdown.id, input),
    onSuccess: () => toast.show(`${firstNames(request).renter} was notified`),
    draft: `breakdowns/${breakdown.id}/resolve`,
  });
  return (
    <Form of={form} aria-label="Answer the breakdown">
      <TextArea
        {...form.field('details')}
        label="What was done"
        hint={`${firstNames(request).renter} will see this.`}
        rows={2}
        maxLength={DETAILS_MAX}
        optional
      />
      <ButtonGroup>
        <Submit of={form} icon="check" label="It works again" />
        {onOfferAnother && (
          <Button icon="calendar" onPress={onOfferAnother}>
            Offer another machine
          </Button>
        )}
      </ButtonGroup>
    </Form>
  );
}

import type { DeliveryOptionRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Grid, Money, Select, SkeletonBlock } from '@yard/ui';
import { lazy, Suspense } from 'react';
import type { RentalChoice } from './rental-choice';

// Most look at a machine before they choose a delivery.
const DeliveryPlace = lazy(() => import('./delivery-place'));
/** Height of a label and its control, reserved until they are loaded. */
const FIELD_HEIGHT = 'calc(var(--text-14) * 1.4 + var(--space-1) + var(--control-height))';

type DeliveryFieldsProps = {
  options: readonly DeliveryOptionRecord[];
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
};

export function DeliveryFields({ options, choice, change }: DeliveryFieldsProps) {
  if (options.length === 0) return null;
  return (
    <Grid gap={3} columns={choice.delivery === '' ? undefined : 2}>
      <Select
        label="Delivery"
        value={choice.delivery}
        onChange={(delivery) => change({ delivery })}
        placeholder="I’ll pick it up"
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {choice.delivery !== '' && (
        <Suspense fallback={<SkeletonBlock height={FIELD_HEIGHT} />}>
          <DeliveryPlace choice={choice} change={change} />
        </Suspense>
      )}
    </Grid>
  );
}

/** `$120 + $4.50 a mi, up to 50 mi`. */
export function DeliveryTerms({ option }: { option: DeliveryOptionRecord }) {
  const { currency, distance_unit } = useSettings();
  return (
    <>
      <Money amount={option.base_amount} currency={currency} />
      {option.amount_per_distance > 0 && (
        <>
          {' + '}
          <Money amount={option.amount_per_distance} currency={currency} /> per {distance_unit}
        </>
      )}
      , up to {option.radius.toLocaleString('en-US')} {distance_unit} by road
    </>
  );
}

import type { ServerForm } from '@yard/data';
import { Grid, IconButton, NumberField } from '@yard/ui';
import styles from './admin-policies.module.css';
import type { CancellationDraft } from './tier-fields';

type TierRowProps = {
  step: number;
  form: ServerForm<CancellationDraft>;
  /** Null for the last one: a policy has at least one step. */
  onRemove: (() => void) | null;
};

/** One step: from how long before the start, and what comes back then. */
export function TierRow({ step, form, onRemove }: TierRowProps) {
  return (
    <Grid as="li" cells={120} gap={3} align="start" padY={3} aria-label={`Step ${step + 1}`}>
      <NumberField label="Hours before" whole {...form.field(`tiers.${step}.hours_before_start`)} />
      <NumberField label="Rent" after="%" {...form.field(`tiers.${step}.rental_percent`)} />
      <NumberField label="Delivery" after="%" {...form.field(`tiers.${step}.delivery_percent`)} />
      <NumberField label="Deposit" after="%" {...form.field(`tiers.${step}.deposit_percent`)} />
      {onRemove && (
        <div className={styles.remove}>
          <IconButton icon="trash" label={`Remove step ${step + 1}`} onPress={onRemove} />
        </div>
      )}
    </Grid>
  );
}

import { Button, ButtonGroup, DateText, Grid, Stack, Text } from '@yard/ui';
import type { ChangedField } from './changed-fields';
import styles from './changed-meanwhile.module.css';

export type ChangedMeanwhileProps = {
  /** The author's name; null where nobody is named. */
  who: string | null;
  /** Instant, as the wire writes it. */
  at: string;
  fields: readonly ChangedField[];
  onTakeTheirs: () => void;
  onOverwrite: () => void;
  onBack: () => void;
};

export default function ChangedMeanwhile({ who, at, fields, ...on }: ChangedMeanwhileProps) {
  return (
    <Stack gap={4}>
      <p>
        {who ?? 'Someone'} saved it at <DateText value={at} />, after you opened it. Nothing of yours is saved
        yet.
      </p>
      {fields.length === 0 ? (
        <p>What they saved is what you wrote.</p>
      ) : (
        <Stack as="dl" gap={3}>
          {fields.map(({ name, label, theirs, yours }) => (
            <Grid key={name} cells={200} gap={1} across={4} ruled>
              <Text as="dt" whole weight={650}>
                {label}
              </Text>
              <Value whose="Theirs" value={theirs} />
              <Value whose="Yours" value={yours} />
            </Grid>
          ))}
        </Stack>
      )}
      <ButtonGroup>
        <Button kind="primary" onPress={on.onTakeTheirs}>
          Take over theirs
        </Button>
        <Button kind="danger" onPress={on.onOverwrite}>
          Save mine over it
        </Button>
        <Button kind="quiet" onPress={on.onBack}>
          Back to the form
        </Button>
      </ButtonGroup>
    </Stack>
  );
}

function Value({ whose, value }: { whose: string; value: string }) {
  return (
    <dd>
      <Text as="span" block size={13} soft>
        {whose}
      </Text>
      <Text as="span" block breaks lines className={styles.value}>
        {value}
      </Text>
    </dd>
  );
}

import { auditEventType } from '@yard/contracts';
import { type Settlement, useWire } from '@yard/data';
import { type Modals, useModals } from '@yard/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type ChangedField, changedFields } from './changed-fields';

type Written = { id: number; updated_at: string };

export type EditedRecord<R extends Written, V extends object> = {
  auditType: string;
  /** The record as it is now. */
  current: () => Promise<R>;
  /** The form's values for it, with `updated_at`. */
  valuesOf: (record: R) => V;
  /** A field's label; null leaves it out. */
  labelOf: (name: string) => string | null;
  /** Rewords a field’s two values where they are not shown as they are sent. */
  readAs?: (field: ChangedField) => ChangedField;
};

/**
 * Passed as `onChanged` to a server form that sends `updated_at`: shows who changed the record meanwhile, when, and
 * field by field theirs and yours; one takes theirs over, writes over it knowingly, or goes back.
 */
export function useChangedMeanwhile<R extends Written, V extends object>(edited: EditedRecord<R, V>) {
  const wire = useWire();
  const { open } = useModals();
  const latest = useRef(edited);
  useEffect(() => {
    latest.current = edited;
  });

  return useCallback(
    async (yours: V): Promise<Settlement<V> | null> => {
      const { auditType, current, valuesOf, labelOf, readAs } = latest.current;
      const [record, { default: ChangedMeanwhile }] = await Promise.all([
        current(),
        import('./changed-meanwhile'),
      ]);
      const events = await wire
        .resource(auditEventType)
        .list({ record_type: auditType, record_id: record.id, per_page: 1 });
      const theirs = valuesOf(record);
      const fields = changedFields(theirs, yours, labelOf);
      const stamp = { updated_at: record.updated_at } as unknown as Partial<V>;
      return askToSettle<V>(open, (settle) => (
        <ChangedMeanwhile
          who={events.data[0]?.user_name ?? null}
          at={record.updated_at}
          fields={readAs ? fields.map(readAs) : fields}
          onTakeTheirs={() => settle({ changes: theirs, sends: false })}
          onOverwrite={() => settle({ changes: stamp, sends: true })}
          onBack={() => settle(null)}
        />
      ));
    },
    [wire, open],
  );
}

/** Resolves to what was chosen in the dialog; closed without a choice, the form stays as it is. */
function askToSettle<V extends object>(
  open: Modals['open'],
  dialog: (settle: (outcome: Settlement<V> | null) => void) => ReactNode,
): Promise<Settlement<V> | null> {
  return new Promise((resolve) => {
    const chosen = { outcome: null as Settlement<V> | null };
    const content = (close: () => void) =>
      dialog((outcome) => {
        chosen.outcome = outcome;
        close();
      });
    open(content, { title: 'Changed by someone else', onClose: () => resolve(chosen.outcome) });
  });
}

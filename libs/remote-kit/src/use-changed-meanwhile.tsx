import { auditEventType } from '@yard/contracts';
import { type Settlement, useWire } from '@yard/data';
import { useModals } from '@yard/ui';
import { useCallback, useEffect, useRef } from 'react';
import { changedFields } from './changed-fields';

type Written = { id: number; updated_at: string };

export type EditedRecord<R extends Written, V extends object> = {
  /** As the audit log calls it; an admin reads there who it was. */
  auditType: string;
  /** The record as it is now. */
  current: () => Promise<R>;
  /** What the form would show of it, with `updated_at`. */
  valuesOf: (record: R) => V;
  /** A field's label; null leaves it out. */
  labelOf: (name: string) => string | null;
};

/**
 * For `onChanged` of a server form that sends `updated_at`: shows who changed the record meanwhile, when, and field by
 * field theirs and yours; one takes theirs over, writes over it knowingly, or goes back.
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
      const { auditType, current, valuesOf, labelOf } = latest.current;
      const [record, { default: ChangedMeanwhile }] = await Promise.all([
        current(),
        import('./changed-meanwhile'),
      ]);
      const events = await wire
        .resource(auditEventType)
        .list({ record_type: auditType, record_id: record.id, per_page: 1 });
      const theirs = valuesOf(record);
      return new Promise((resolve) => {
        const settled = { outcome: null as Settlement<V> | null };
        const settle = (close: () => void, outcome: Settlement<V> | null) => () => {
          settled.outcome = outcome;
          close();
        };
        const stamp = { updated_at: record.updated_at } as unknown as Partial<V>;
        open(
          (close) => (
            <ChangedMeanwhile
              who={events.data[0]?.user_name ?? null}
              at={record.updated_at}
              fields={changedFields(theirs, yours, labelOf)}
              onTakeTheirs={settle(close, { changes: theirs, sends: false })}
              onOverwrite={settle(close, { changes: stamp, sends: true })}
              onBack={settle(close, null)}
            />
          ),
          { title: 'Changed by somebody else', onClose: () => resolve(settled.outcome) },
        );
      });
    },
    [wire, open],
  );
}

import { type ErrorReportRecord, errorReportType } from '@yard/contracts/watching';
import { useActionOn } from '@yard/data';
import type { Several } from '@yard/remote-kit';
import { useMay } from '@yard/session';

/** Several errors are marked as resolved at once, by who may. */
export function useSeveralErrors(): Several<ErrorReportRecord> | undefined {
  const act = useActionOn<ErrorReportRecord>(errorReportType);
  const mayResolve = useMay('site');
  if (!mayResolve) return undefined;
  return {
    nameOf: ({ name, message }) => `${name} ${message}`,
    actions: [
      {
        label: 'Mark as resolved',
        icon: 'check',
        done: 'Resolved',
        leftOut: ({ resolved_at }) => (resolved_at === null ? null : 'Is resolved'),
        act: ({ id }) => act(id, 'resolve'),
      },
    ],
  };
}

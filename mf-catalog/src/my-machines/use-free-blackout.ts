import { type BlackoutRecord, blackoutType } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { formatDays } from '@yard/dates';
import { useModals } from '@yard/ui';
import { useMachineParts } from './use-machine-parts';

export function useFreeBlackout(machineId: number, onFreed?: () => void) {
  const parts = useMachineParts(machineId, blackoutType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  return async (blackout: Pick<BlackoutRecord, 'id' | 'start_date' | 'end_date'>) => {
    const days = formatDays(blackout.start_date, blackout.end_date, 'short');
    const sure = await confirm({
      title: 'Free these days?',
      message: `${days} can then be rented.`,
      confirmText: 'Free the days',
    });
    if (!sure) return;
    await call(parts.destroy(blackout.id));
    onFreed?.();
  };
}

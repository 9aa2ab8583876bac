import { WireError } from '@laravel-wire/client';
import { type HandoverRecord, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';

/** The hand-over of a rental's machine; the rental's page follows. */
export function useHandover(requestId: number) {
  const { http } = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const path = `${rentalRequestType.endpoint}/${requestId}/handover`;
  const settle = async (sent: Promise<HandoverRecord>) => {
    try {
      const handover = await sent;
      refresh();
      return handover;
    } catch (error) {
      if (error instanceof WireError && error.status === 409) refresh();
      throw error;
    }
  };
  return {
    find: () => http.get<HandoverRecord>(path),
    record: (input: object) => settle(http.post(path, input)),
    change: (input: object) => settle(http.patch(path, input)),
    /** `updated_at`: of the hand-over as it was seen; one that was changed since is 409. */
    sign: (input: { name: string; updated_at: string }) => settle(http.post(`${path}/sign`, input)),
  };
}

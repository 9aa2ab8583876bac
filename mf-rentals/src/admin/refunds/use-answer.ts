import type { RecordType } from '@laravel-wire/core';
import { ledgerEntryType, rentalRequestType } from '@yard/contracts';
import { useAlertedCall, useRecordCache, useWire } from '@yard/data';
import { useState } from 'react';

export function useAnswer<T extends { id: number; updated_at: string }>(
  type: RecordType<T>,
  { id, updated_at }: T,
) {
  const { http } = useWire();
  const proposals = useRecordCache(type);
  const rentals = useRecordCache(rentalRequestType);
  const entries = useRecordCache(ledgerEntryType);
  const call = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const answer = async (act: 'confirm' | 'stop') => {
    setBusy(true);
    const seen = act === 'confirm' ? { updated_at } : {};
    await call(http.post(`${type.endpoint}/${id}/${act}`, seen));
    setBusy(false);
    proposals.refresh();
    rentals.refresh();
    entries.refresh();
  };
  return { busy, answer };
}

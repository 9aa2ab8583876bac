import { WireError } from '@laravel-wire/client';
import { type RefundPreviewRecord, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { failureWords, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

/** The server's preview of a refund and whose money it takes; nothing while its amount cannot be read. */
export function useRefundPreview(
  { id, updated_at }: Pick<RentalRequestRecord, 'id' | 'updated_at'>,
  input: { payment_id: number; amount: number | null },
  isReadable: boolean,
) {
  const { http } = useWire();
  const path = `${rentalRequestType.endpoint}/${id}/refund/preview`;
  const preview = useQuery({
    queryKey: [path, updated_at, input],
    queryFn: () => http.post<RefundPreviewRecord>(path, input),
    enabled: isReadable,
    retry: false,
  });
  const { error } = preview;
  const amount = error instanceof WireError ? error.errors?.amount?.[0] : undefined;
  return {
    plan: isReadable ? preview.data : undefined,
    isFetching: isReadable && preview.isFetching,
    /** The error beside the amount, and in words where no field has it. */
    refused: isReadable ? { amount, other: error && !amount ? failureWords(error) : null } : {},
  };
}

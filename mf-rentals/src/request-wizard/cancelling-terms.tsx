import { type CancellationPolicyRecord, cancellationPolicyType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { Box, Hint, Stack } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { refundSteps } from '../words/refund-words';

export interface CancellingTermsProps {
  policy: CancellationPolicyRecord;
  startDate: string;
  zone: string;
  /** Says who may cancel by these terms; by default the reader. */
  title?: string;
}

/** The renter's refund by day of canceling. */
export function CancellingTerms({ policy, startDate, zone, title = 'If you cancel' }: CancellingTermsProps) {
  return (
    <Box as="details" ruled size={14}>
      <summary>{title}</summary>
      <Stack as="dl" gap={4} padY={2}>
        {refundSteps(policy, startDate, zone).map(({ when, what }) => (
          <div key={when}>
            <Hint as="dt">{when}</Hint>
            <dd>{what} back</dd>
          </div>
        ))}
      </Stack>
      <Hint>If the owner cancels, you get everything back.</Hint>
    </Box>
  );
}

/** The policy that a new request is made under. */
export function useCancellationPolicy() {
  const wire = useWire();
  return useQuery({
    queryKey: [cancellationPolicyType.endpoint, 'in_force'],
    queryFn: () => wire.http.get<CancellationPolicyRecord>(cancellationPolicyType.endpoint),
  });
}

import { type CancellationPolicyRecord, cancellationPolicyType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

/** The policy that a new request is made under. */
export function useCancellationPolicy() {
  const wire = useWire();
  return useQuery({
    queryKey: [cancellationPolicyType.endpoint, 'in_force'],
    queryFn: () => wire.http.get<CancellationPolicyRecord>(cancellationPolicyType.endpoint),
  });
}

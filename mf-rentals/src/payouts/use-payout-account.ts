import { useConfirmed } from '@yard/account';
import { type OnboardingLinkRecord, type PayoutAccountRecord, payoutType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const PATH = `${payoutType.endpoint}/account`;
const KEY = [...recordKeys.all(payoutType), 'account'];

/** The owner's account at the provider; fetched again on each return to the page. */
export function usePayoutAccount() {
  const wire = useWire();
  return useQuery({ queryKey: KEY, queryFn: () => wire.http.get<PayoutAccountRecord>(PATH), staleTime: 0 });
}

/** Asks for the address at which the owner goes on with the provider; null where the password was not given. */
export function useOnboardingLink() {
  const wire = useWire();
  const confirmed = useConfirmed();
  return useMutation({ mutationFn: () => confirmed(() => wire.http.post<OnboardingLinkRecord>(PATH, {})) });
}

/** Completes the provider's onboarding where the simulator replaces its pages. */
export function useSimulatedOnboarding() {
  const wire = useWire();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => wire.http.post<PayoutAccountRecord>(`${PATH}/simulated`, {}),
    onSuccess: (account) => {
      client.setQueryData(KEY, account);
      void client.invalidateQueries({ queryKey: recordKeys.lists(payoutType) });
    },
  });
}

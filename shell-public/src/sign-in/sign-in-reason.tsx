import { Text } from '@yard/ui';
import { useLocation } from 'react-router';

export function SignInReason({ verb }: { verb: string }) {
  const { state } = useLocation();
  const task = (state as { signInTo?: unknown } | null)?.signInTo;
  return typeof task === 'string' && <Text below={4}>{`${verb} to ${task}`}</Text>;
}

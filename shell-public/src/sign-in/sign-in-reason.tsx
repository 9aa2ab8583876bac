import { Text } from '@yard/ui';
import { useLocation } from 'react-router';

/** Says what the reader was about to do, if the link that led here said so. */
export function SignInReason({ verb }: { verb: string }) {
  const { state } = useLocation();
  const task = (state as { signInTo?: unknown } | null)?.signInTo;
  return typeof task === 'string' && <Text below={4}>{`${verb} to ${task}`}</Text>;
}

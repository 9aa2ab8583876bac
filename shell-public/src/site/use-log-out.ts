import { useAlertedCall } from '@yard/data';
import { useSession } from '@yard/session';
import { useLoader } from '@yard/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Ends the session and leads to the first page; where the server is unreachable, the reader sees why and stays. */
export function useLogOut(): () => Promise<void> {
  const { logout } = useSession();
  const loader = useLoader();
  const call = useAlertedCall();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (await call(loader.run(logout()))) await navigate('/');
  }, [call, loader, logout, navigate]);
}

import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Leads a guest to the sign-in, and back to this page. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void navigate(`/login?next=${encodeURIComponent(pathname + search)}`),
    [navigate, pathname, search],
  );
}

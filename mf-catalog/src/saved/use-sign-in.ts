import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void navigate(`/login?next=${encodeURIComponent(pathname + search)}`),
    [navigate, pathname, search],
  );
}

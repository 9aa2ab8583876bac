import { type AdminRight, mayAsAdmin } from '@yard/contracts';
import type { ReactNode } from 'react';
import { useSession } from './session-provider';

/** True where the reader is an admin whose role has a right; the server has the last word. */
export function useRights(): (right: AdminRight) => boolean {
  const { user } = useSession();
  return (right) => mayAsAdmin(user && { admin: user.admin ?? false, role: user.role ?? null }, right);
}

export const useMay = (right: AdminRight): boolean => useRights()(right);

/** Shown only to admins with a right: others read the same page without the buttons that they would be refused. */
export function ForRight({ right, children }: { right: AdminRight; children: ReactNode }) {
  return useMay(right) ? children : null;
}

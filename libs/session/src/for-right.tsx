import { type AdminRight, mayAsAdmin } from '@yard/contracts';
import type { ReactNode } from 'react';
import { useSession } from './session-provider';

/** Whether the reader is an admin whose role has this right; the server has the last word. */
export function useMay(right: AdminRight): boolean {
  const { user } = useSession();
  return mayAsAdmin(user && { admin: user.admin ?? false, role: user.role ?? null }, right);
}

/** What only admins with a right see: others read the same page without the buttons that they would be refused. */
export function ForRight({ right, children }: { right: AdminRight; children: ReactNode }) {
  return useMay(right) ? children : null;
}

import type { AdminRight } from '@yard/contracts';
import { ForRight } from '@yard/session';
import type { ReactNode } from 'react';

/** Shown only to admins who may change such a record. */
export function ForEditors({ right, children }: { right: AdminRight | null; children: ReactNode }) {
  return right === null ? children : <ForRight right={right}>{children}</ForRight>;
}

import type { AdminRight } from '@yard/contracts';
import { ForRight } from '@yard/session';
import type { ReactNode } from 'react';

export function ForEditors({ right, children }: { right: AdminRight | null; children: ReactNode }) {
  return right === null ? children : <ForRight right={right}>{children}</ForRight>;
}

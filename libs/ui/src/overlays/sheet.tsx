import type { ReactNode } from 'react';
import { ModalSurface } from './modal-surface';

export type SheetProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A dialog that on a phone comes up from the lower edge (filters, choices). The caller holds it open. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  if (!isOpen) return null;
  return (
    <ModalSurface
      modal={{ id: 0, content: children, options: { title, shape: 'sheet' } }}
      onClose={onClose}
    />
  );
}

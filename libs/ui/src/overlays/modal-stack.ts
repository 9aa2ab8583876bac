import { createContext, useContext, type ReactNode } from 'react';

export type ModalOptions = {
  /** Heading of the dialog; without one, give `label`. */
  title?: ReactNode;
  /** A dialog's name for screen readers, where it has no heading. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  /** `dialog` opens in the middle (default), `sheet` from the lower edge on phones. */
  shape?: 'dialog' | 'sheet';
  /** `alertdialog` is read out at once and is not closed by a press beside it. */
  role?: 'dialog' | 'alertdialog';
  /** Called when it closes by whatever way. */
  onClose?: () => void;
};

/** A dialog's content; as a function it is given the way to close itself. */
export type ModalContent = ReactNode | ((close: () => void) => ReactNode);

export type OpenModal = { id: number; content: ModalContent; options: ModalOptions };

export type ConfirmOptions = {
  message: ReactNode;
  title?: ReactNode;
  /** Default "Confirm". */
  confirmText?: string;
  /** Default "Cancel". */
  cancelText?: string;
  /** Paints the confirm button as dangerous. */
  danger?: boolean;
};

export type AlertOptions = { message: ReactNode; title?: ReactNode; closeText?: string };

export type Modals = {
  /** Puts a dialog on top of the stack. @returns its id, for `close` */
  open: (content: ModalContent, options?: ModalOptions) => number;
  /** Puts a dialog in the place of the top one (or opens it when there is none). */
  replaceTop: (content: ModalContent, options?: ModalOptions) => number;
  /** Closes the dialog of that id, or the top one. */
  close: (id?: number) => void;
  closeAll: () => void;
  /** A message with a Close button; resolves when it is closed. Line breaks in text are shown. */
  alert: (options: AlertOptions) => Promise<void>;
  /** A question; true when confirmed, false when cancelled or closed. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  count: number;
};

export const ModalsContext = createContext<Modals | null>(null);

/** The page's stack of dialogs. @throws outside `OverlayProvider` */
export function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (modals === null) throw new Error('useModals needs an OverlayProvider above it');
  return modals;
}

/** Opens a dialog with a question. @returns the answer; `none` if the dialog was closed without one */
export function promptInDialog<T>(
  open: Modals['open'],
  content: (answer: (given: T) => void, close: () => void) => ReactNode,
  { none, ...options }: ModalOptions & { none: T },
): Promise<T> {
  return new Promise((resolve) => {
    let answered = none;
    const draw = (close: () => void) =>
      content((given) => {
        answered = given;
        close();
      }, close);
    open(draw, { size: 'small', ...options, onClose: () => resolve(answered) });
  });
}

import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useEffect } from 'react';
import { IconButton } from '../actions/button';
import { cx } from '../styles/cx';
import { useBackCloses } from './back-closes';
import type { OpenModal } from './modal-stack';
import { RestOfPress } from './rest-of-press';
import styles from './modal.module.css';

export type ModalSurfaceProps = {
  modal: OpenModal;
  onClose: () => void;
  /** Called once it is on the page, and hides the rest from assistive technology. */
  onDrawn?: (id: number) => void;
};

/** Draws one dialog of the stack: scrim, frame, heading, close button. Focus stays inside. */
export default function ModalSurfaceCode({ modal, onClose, onDrawn }: ModalSurfaceProps) {
  const { title, label, size = 'medium', shape = 'dialog', role = 'dialog' } = modal.options;
  const asks = role === 'alertdialog';
  useEffect(() => onDrawn?.(modal.id), [onDrawn, modal.id]);
  useBackCloses(onClose);
  return (
    <ModalOverlay
      isOpen
      data-modal
      data-private
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!asks}
      className={cx(styles.overlay, styles[shape])}
    >
      <RestOfPress />
      <Modal className={cx(styles.modal, styles[size])}>
        <Dialog role={role} aria-label={title ? undefined : label} className={styles.dialog ?? ''}>
          {(title !== undefined || !asks) && (
            <header className={styles.head}>
              {title !== undefined && (
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
              )}
              {!asks && <IconButton icon="close" label="Close" onPress={onClose} />}
            </header>
          )}
          {typeof modal.content === 'function' ? modal.content(onClose) : modal.content}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

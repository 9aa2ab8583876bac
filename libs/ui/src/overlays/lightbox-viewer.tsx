import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/button';
import { wrap, type ShownPictures } from '../show/pictures';
import { useBackCloses } from './back-closes';
import { RestOfPress } from './rest-of-press';
import styles from './lightbox.module.css';

type ViewerProps = { shown: ShownPictures; onTurn: (shown: ShownPictures) => void; onClose: () => void };

/** The viewer itself: arrows turn, Escape closes. */
export default function LightboxViewer({ shown, onTurn, onClose }: ViewerProps) {
  const { pictures, index } = shown;
  const picture = pictures[index];
  const turn = (step: number) => onTurn({ pictures, index: wrap(index + step, pictures) });
  useArrows(turn);
  useBackCloses(onClose);
  if (picture === undefined) return null;

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      data-modal
      className={styles.overlay ?? ''}
    >
      <RestOfPress />
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label="Pictures" className={styles.dialog ?? ''}>
          <div className={styles.stage}>
            <img src={picture.src} alt={picture.alt} />
            <footer className={styles.bar}>
              <span aria-live="polite">
                {index + 1} of {pictures.length}: {picture.alt}
              </span>
              {pictures.length > 1 && (
                <>
                  <IconButton icon="chevron-left" label="Previous picture" onPress={() => turn(-1)} />
                  <IconButton icon="chevron-right" label="Next picture" onPress={() => turn(1)} />
                </>
              )}
              <IconButton icon="close" label="Close pictures" onPress={onClose} />
            </footer>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useArrows(turn: (step: number) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turn]);
}

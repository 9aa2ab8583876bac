import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/button';
import type { Picture } from '../show/gallery';
import styles from './lightbox.module.css';

export type Lightbox = { open: (pictures: readonly Picture[], index?: number) => void; close: () => void };

const LightboxContext = createContext<Lightbox | null>(null);

/** The page's full-screen picture viewer. @throws outside `OverlayProvider` */
export function useLightbox(): Lightbox {
  const lightbox = useContext(LightboxContext);
  if (lightbox === null) throw new Error('useLightbox needs an OverlayProvider above it');
  return lightbox;
}

type Shown = { pictures: readonly Picture[]; index: number };

/** Holds what the viewer shows and draws it: arrows turn, Escape closes. */
export function LightboxProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const lightbox = useMemo<Lightbox>(
    () => ({ open: (pictures, index = 0) => setShown({ pictures, index }), close: () => setShown(null) }),
    [],
  );

  return (
    <LightboxContext value={lightbox}>
      {children}
      {shown && <Viewer shown={shown} onTurn={setShown} onClose={lightbox.close} />}
    </LightboxContext>
  );
}

type ViewerProps = { shown: Shown; onTurn: (shown: Shown) => void; onClose: () => void };

function Viewer({ shown, onTurn, onClose }: ViewerProps) {
  const { pictures, index } = shown;
  const picture = pictures[index];
  if (picture === undefined) return null;
  const turn = (step: number) =>
    onTurn({ pictures, index: (index + step + pictures.length) % pictures.length });

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label="Pictures" className={styles.dialog ?? ''}>
          <div
            className={styles.stage}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') turn(1);
              if (event.key === 'ArrowLeft') turn(-1);
            }}
          >
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

import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Picture, ShownPictures } from '../show/pictures';

export type Lightbox = { open: (pictures: readonly Picture[], index?: number) => void; close: () => void };

const LightboxViewer = lazy(() => import('./lightbox-viewer'));

const LightboxContext = createContext<Lightbox | null>(null);

/** The page's full-screen picture viewer. @throws outside `OverlayProvider` */
export function useLightbox(): Lightbox {
  const lightbox = useContext(LightboxContext);
  if (lightbox === null) throw new Error('useLightbox needs an OverlayProvider above it');
  return lightbox;
}

/** Holds what the viewer shows and draws it: arrows turn, Escape closes. */
export function LightboxProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownPictures | null>(null);
  const lightbox = useMemo<Lightbox>(
    () => ({ open: (pictures, index = 0) => setShown({ pictures, index }), close: () => setShown(null) }),
    [],
  );

  return (
    <LightboxContext value={lightbox}>
      {children}
      {shown && (
        <Suspense>
          <LightboxViewer shown={shown} onTurn={setShown} onClose={lightbox.close} />
        </Suspense>
      )}
    </LightboxContext>
  );
}

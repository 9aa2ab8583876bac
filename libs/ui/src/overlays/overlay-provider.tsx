import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ConnectionBar } from './connection-bar';
import { LightboxProvider } from './lightbox';
import { LoaderProvider } from './loader';
import { ModalProvider } from './modal-provider';
import { ShortcutsProvider } from './shortcuts';
import { ToastProvider } from './toast';

/**
 * Every overlay of a site: dialogs (drawn where `OpenModals` stands), loader, transient alert, pictures, shortcuts, connection. Settles the
 * language of ready-made parts too: the site is written in English, whatever the browser speaks.
 */
export function OverlayProvider({ children, reconnecting }: { children: ReactNode; reconnecting?: boolean }) {
  return (
    <I18nProvider locale="en-US">
      <LoaderProvider>
        <ToastProvider>
          <LightboxProvider>
            <ShortcutsProvider>
              <ModalProvider>{children}</ModalProvider>
            </ShortcutsProvider>
          </LightboxProvider>
          <ConnectionBar reconnecting={reconnecting} />
        </ToastProvider>
      </LoaderProvider>
    </I18nProvider>
  );
}

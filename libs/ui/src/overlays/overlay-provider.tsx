import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LightboxProvider } from './lightbox';
import { LoaderProvider } from './loader';
import { ModalProvider } from './modal-provider';
import { ShortcutsProvider } from './shortcuts';
import { ToastProvider } from './toast';
import { useComposedKeys } from './use-composed-keys';
import { useTranslatedTexts } from './use-translated-texts';

/**
 * Every overlay of a site: dialogs (drawn where `OpenModals` stands), loader, transient alert, pictures, shortcuts.
 * Settles the language of ready-made parts too: the site is written in English, whatever the browser speaks.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  useComposedKeys();
  useTranslatedTexts();
  return (
    <I18nProvider locale="en-US">
      <LoaderProvider>
        <ToastProvider>
          <LightboxProvider>
            <ShortcutsProvider>
              <ModalProvider>{children}</ModalProvider>
            </ShortcutsProvider>
          </LightboxProvider>
        </ToastProvider>
      </LoaderProvider>
    </I18nProvider>
  );
}

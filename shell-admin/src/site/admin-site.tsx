import { useConnection } from '@yard/data';
import {
  AnnouncementNotice,
  OwnPageArea,
  PreviewNotice,
  SiteProvider,
  useRouteFocus,
  useSignedOut,
  useSite,
} from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { ConnectionBar, OpenModals, useLoaderWhile } from '@yard/ui';
import { lazy, useCallback } from 'react';
import { Route, Routes } from 'react-router';
import { allows } from './access';
import { BackOffice } from './back-office';

const WelcomePage = lazy(async () => ({ default: (await import('../welcome/welcome-page')).WelcomePage }));

export function AdminSite() {
  const { user, loaded } = useSession();
  const remotes = useSite('admin');
  const mayUse = useCallback((access: Parameters<typeof allows>[0]) => allows(access, user), [user]);
  const ready = loaded && remotes.loaded;
  useRouteFocus();
  useSignedOut('/welcome');
  useLoaderWhile(!ready);
  const trouble = useConnection(remotes.failed ? remotes.retry : undefined);

  return (
    <SiteProvider site={remotes.site} allows={mayUse}>
      <ConnectionBar trouble={trouble} />
      <PreviewNotice preview={remotes.preview} site="admin" />
      <AnnouncementNotice announcement={remotes.announcement} />
      {ready && (
        <Routes>
          <Route
            path="/welcome"
            element={
              <OwnPageArea meanwhile={null}>
                <WelcomePage />
              </OwnPageArea>
            }
          />
          <Route path="*" element={<BackOffice remotes={remotes} />} />
        </Routes>
      )}
      <OpenModals />
    </SiteProvider>
  );
}

import { SiteProvider, useRouteFocus, useSignedOut, useSite } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { OpenModals, useLoaderWhile } from '@yard/ui';
import { useCallback } from 'react';
import { Route, Routes } from 'react-router';
import { WelcomePage } from '../welcome/welcome-page';
import { allows } from './access';
import { BackOffice } from './back-office';

/** The back office: the welcome page for those who are signed out, everything else for admins. */
export function AdminSite() {
  const { user, loaded } = useSession();
  const remotes = useSite('admin');
  const mayUse = useCallback((access: Parameters<typeof allows>[0]) => allows(access, user), [user]);
  const ready = loaded && remotes.loaded;
  useRouteFocus();
  useSignedOut('/welcome');
  useLoaderWhile(!ready);

  return (
    <SiteProvider site={remotes.site} allows={mayUse}>
      {ready && (
        <Routes>
          <Route path="/welcome" element={<WelcomePage />} />
          <Route path="*" element={<BackOffice remotes={remotes} />} />
        </Routes>
      )}
      <OpenModals />
    </SiteProvider>
  );
}

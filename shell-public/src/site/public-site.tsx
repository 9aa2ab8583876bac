import { useQueryClient } from '@tanstack/react-query';
import { useAttention, useConnection } from '@yard/data';
import {
  AnnouncementNotice,
  ImpersonationNotice,
  type Listing,
  OwnPageArea,
  PageFrame,
  PreviewNotice,
  remoteRoutes,
  SiteProvider,
  type SiteState,
  useRouteFocus,
  useSavedScroll,
  useSignedOut,
  useSite,
} from '@yard/remote-kit';
import { rememberedUser, useSession } from '@yard/session';
import {
  Banner,
  Box,
  Button,
  ConnectionBar,
  Container,
  ErrorState,
  isIconName,
  LinkButton,
  type NavEntry,
  OpenModals,
  PublicLayout,
  SkeletonPage,
  useLoaderWhile,
} from '@yard/ui';
import { useCallback, useEffect, useRef } from 'react';
import { Route, Routes } from 'react-router';
import { allows } from './access';
import { Footer } from './footer';
import { Guard } from './guard';
import { HeaderAside } from './header-aside';
import { NotFoundPage } from './not-found-page';
import { ownPages } from './own-pages';

export function PublicSite({ listing }: { listing?: Listing }) {
  const { user, loaded } = useSession();
  const remotes = useSite('public', listing);
  const nav = usePublicNav(remotes);
  const mayUse = useCallback((access: Parameters<typeof allows>[0]) => allows(access, user), [user]);
  const ready = loaded && remotes.loaded;
  // The header has its last shape until the user is loaded: nothing moves on a reload.
  const isCompact = loaded ? user !== null : rememberedUser() !== null;
  useFreshRecords();
  useRouteFocus();
  useSavedScroll();
  useSignedOut('/login');
  useLoaderWhile(!ready);
  const trouble = useConnection(remotes.failed ? remotes.retry : undefined);

  return (
    <SiteProvider site={remotes.site} allows={mayUse}>
      <ConnectionBar trouble={trouble} />
      <PreviewNotice preview={remotes.preview} site="public" />
      <AnnouncementNotice announcement={remotes.announcement} />
      <ImpersonationNotice />
      <PublicLayout
        title="Yard"
        nav={nav}
        compact={isCompact}
        loaded={ready}
        aside={<HeaderAside />}
        footer={<Footer />}
      >
        <Pages remotes={remotes} />
      </PublicLayout>
      <OpenModals />
    </SiteProvider>
  );
}

const skeleton = (
  <Container narrow>
    <SkeletonPage />
  </Container>
);

function Pages({ remotes }: { remotes: SiteState }) {
  return (
    <Routes>
      {ownPages.map(({ path, access, title, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <Guard access={access}>
              {remotes.failed && <RemotesMissing onRetry={remotes.retry} />}
              <PageFrame title={title}>
                <OwnPageArea meanwhile={skeleton}>
                  <Page />
                </OwnPageArea>
              </PageFrame>
            </Guard>
          }
        />
      ))}
      {remoteRoutes(remotes.site, (page, { access }) => (
        <Guard access={access}>{page}</Guard>
      ))}
      <Route path="*" element={remotes.failed ? <PageMissing onRetry={remotes.retry} /> : <NotFoundPage />} />
    </Routes>
  );
}

/** While the remotes are unknown, so is whether an address exists. */
function PageMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="We couldn’t load this page"
      level={1}
      onRetry={onRetry}
      action={<LinkButton to="/">Go to the start page</LinkButton>}
    >
      Check your connection, then try again. What was saved is safe.
    </ErrorState>
  );
}

function RemotesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Box padY={4}>
        <Banner
          tone="bad"
          title="We couldn’t load parts of the site"
          action={<Button onPress={onRetry}>Try again</Button>}
        >
          Search and rentals are missing for the moment.
        </Banner>
      </Box>
    </Container>
  );
}

/** Drops all records when the user changes: what one reader saw is not for the next. */
function useFreshRecords(): void {
  const { user, loaded } = useSession();
  const client = useQueryClient();
  const last = useRef<number | null | undefined>(undefined);
  const reader = loaded ? (user?.id ?? null) : undefined;

  useEffect(() => {
    const isAnother = last.current !== undefined && last.current !== reader;
    last.current = reader;
    if (isAnother) void client.resetQueries();
  }, [reader, client]);
}

/** The bottom bar alone: in the header the logo leads home. */
const home: NavEntry = { to: '/', label: 'Home', icon: 'home', exact: true, bottomOnly: true };

/** The menu of the remotes for this reader, with what waits for them; empty until the remotes are known. */
function usePublicNav({ site, loaded: isListed }: SiteState): NavEntry[] {
  const { user, loaded } = useSession();
  // Like the header's shape: the last user's menu until the user is loaded.
  const reader = loaded ? user : rememberedUser();
  const attention = useAttention();
  const entries = site.nav
    .filter((entry) => entry.place !== 'account' && allows(entry.access, reader))
    .map((entry): NavEntry => ({
      to: entry.to,
      label: entry.label,
      shortLabel: entry.short_label,
      icon: isIconName(entry.icon) ? entry.icon : 'list',
      attention: entry.attention && attention[entry.attention],
    }));
  // Alone, home would stand where the others come.
  return isListed ? [home, ...entries] : [];
}

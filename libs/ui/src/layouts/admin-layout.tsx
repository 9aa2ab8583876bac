import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Box } from './primitives';
import { IconButton } from '../actions/button';
import { Sheet } from '../overlays/sheet';
import { LogoMark } from './logo';
import { type SideEntry, SideMenu } from './side-menu';
import { SkipToContent } from './skip-button';
import { useViewportHeight } from './use-viewport-height';
import styles from './admin-layout.module.css';

export type { SideEntry };

export type AdminLayoutProps = {
  title: string;
  nav: readonly SideEntry[];
  loaded: boolean;
  /** Left in the header: "Logged in as NAME". */
  signedInAs: ReactNode;
  /** Right in the header. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The back office's frame: menu on the left (behind a button below 1024 px), dense content. */
export function AdminLayout({ title, nav, loaded, signedInAs, aside, children }: AdminLayoutProps) {
  useViewportHeight();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <div className={styles.page} data-density="compact">
      <SkipToContent />
      <aside className={styles.side} aria-label="Back office">
        <Link to="/" className={styles.brand}>
          <LogoMark size={28} />
          <span>{title}</span>
        </Link>
        <SideMenu entries={nav} />
      </aside>
      <Box shrinks grows>
        <header className={styles.header}>
          <div className={styles.menuButton}>
            <IconButton icon="menu" label="Menu" onPress={() => setMenuOpen(true)} />
          </div>
          <div className={styles.signedIn}>{signedInAs}</div>
          {aside}
        </header>
        <main id="content" tabIndex={-1} className={styles.main} aria-busy={!loaded}>
          {loaded && children}
        </main>
      </Box>
      <Sheet title="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <SideMenu entries={nav} />
      </Sheet>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../styles/cx';
import { LogoMark } from './logo';
import { Nav, type NavEntry } from './nav';
import { SkipToContent } from './skip-button';
import { useViewportHeight } from './use-viewport-height';
import styles from './public-layout.module.css';

export type PublicLayoutProps = {
  /** The site's name; with the logo it leads to "/". */
  title: string;
  nav: readonly NavEntry[];
  /** Compact with the menu in the middle (signed in), else large (guest). */
  compact: boolean;
  /** The body is drawn only once this is true. */
  loaded: boolean;
  /** Right end of the header: sign in and register, or the account. */
  aside: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The public site's frame: sticky header, body, and below 768 px a menu fixed to the lower edge. */
export function PublicLayout({ title, nav, compact, loaded, aside, children, footer }: PublicLayoutProps) {
  useViewportHeight();
  return (
    <div className={cx(styles.page, nav.length > 0 && styles.withBar)}>
      <SkipToContent />
      <header data-print="never" className={cx(styles.header, compact ? styles.compact : styles.large)}>
        <div className={styles.inner}>
          <Link to="/" className={styles.brand}>
            <LogoMark size={compact ? 30 : 38} />
            <span>{title}</span>
          </Link>
          <div className={styles.menu}>
            <Nav entries={nav} shape="top" label="Main menu" />
          </div>
          <div className={styles.aside}>{aside}</div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={!loaded}>
        {loaded && children}
      </main>
      {loaded && footer && (
        <footer data-print="never" className={styles.footer}>
          {footer}
        </footer>
      )}
      <Nav entries={nav} shape="bottom" label="Main menu, lower edge" />
    </div>
  );
}

/** A centred column of the page's width, with its gutters. */
export function Container({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={cx(styles.container, narrow && styles.narrow)}>{children}</div>;
}

/** A page of the public site: the column, and the room between its heading and the header. */
export function Page({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={cx(styles.container, styles.inset, narrow && styles.narrow)}>{children}</div>;
}

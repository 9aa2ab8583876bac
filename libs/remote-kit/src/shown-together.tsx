import { useFirstAnswers } from '@yard/data';
import { SkeletonPage } from '@yard/ui';
import type { ReactNode } from 'react';
import styles from './shown-together.module.css';

/**
 * A page whose parts ask for themselves, shown once their first answers have come: nothing of it moves away under a
 * press. For pages that are worked with; one that is read shows what it has.
 */
export function ShownTogether({ children }: { children: ReactNode }) {
  const isShown = useFirstAnswers();
  return (
    <>
      {!isShown && <SkeletonPage />}
      <div className={isShown ? styles.shown : styles.waiting} inert={!isShown}>
        {children}
      </div>
    </>
  );
}

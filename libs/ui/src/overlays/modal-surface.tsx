import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../actions/button';
import { ErrorBoundary } from '../show/error-boundary';
import { cx } from '../styles/cx';
import type { ModalSurfaceProps } from './modal-surface-code';
import { RestOfPress } from './rest-of-press';
import styles from './modal.module.css';

const loadCode = () => import('./modal-surface-code');
const ModalSurfaceCode = lazy(loadCode);

/**
 * Fetches the dialogs' code before one is needed.
 * A failure costs nothing: the first dialog asks again, and has a plain form if that fails too.
 */
export function prefetchModals(): void {
  loadCode().catch((error: unknown) => console.warn('Dialogs could not be loaded ahead', error));
}

/** Draws one dialog of the stack. When its code cannot be had (offline), a plain one that still says it. */
export function ModalSurface(props: ModalSurfaceProps) {
  return (
    <ErrorBoundary fallback={() => <PlainSurface {...props} />}>
      <Suspense fallback={<div className={styles.overlay} data-modal />}>
        <ModalSurfaceCode {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PlainSurface({ modal, onClose, onDrawn }: ModalSurfaceProps) {
  const { title, label, size = 'medium', role = 'dialog' } = modal.options;
  useEffect(() => onDrawn?.(modal.id), [onDrawn, modal.id]);
  return (
    <div className={styles.overlay}>
      <RestOfPress />
      <div
        role={role}
        aria-modal="true"
        aria-label={label}
        className={cx(styles.modal, styles[size], styles.dialog)}
      >
        {title && <h2 className={styles.title}>{title}</h2>}
        {typeof modal.content === 'function' ? modal.content(onClose) : modal.content}
        {role === 'dialog' && (
          <Button kind="quiet" onPress={onClose}>
            Close
          </Button>
        )}
      </div>
    </div>
  );
}

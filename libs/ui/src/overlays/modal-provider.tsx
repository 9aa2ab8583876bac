import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Text } from '../layouts/primitives';
import { Button } from '../actions/button';
import { firstInteraction } from '../actions/first-interaction';
import type { AlertOptions, ConfirmOptions, Modals, OpenModal } from './modal-stack';
import { ModalsContext, promptInDialog } from './modal-stack';
import { ModalSurface, prefetchModals } from './modal-surface';
import { stackActions } from './stack-actions';
import styles from './modal.module.css';

type Shown = { stack: readonly OpenModal[]; close: Modals['close'] };

const ShownContext = createContext<Shown | null>(null);

/** Holds the stack of dialogs; `OpenModals` draws it. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<readonly OpenModal[]>([]);
  useEffect(() => void firstInteraction().then(prefetchModals), []);
  const actions = useMemo(() => modalActions(setStack), []);
  const modals = useMemo(() => ({ ...actions, count: stack.length }), [actions, stack.length]);

  const shown = useMemo(() => ({ stack, close: actions.close }), [stack, actions]);

  return (
    <ModalsContext value={modals}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ModalsContext>
  );
}

/**
 * Draws the open dialogs, each once the one below it is there: of two that are drawn in one moment each would take the
 * other for the page behind it, and neither could be pressed. Goes once, below all that their content needs: session,
 * records, site.
 *
 * @throws outside `OverlayProvider`
 */
export function OpenModals() {
  const shown = useContext(ShownContext);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const onDrawn = useCallback((id: number) => setDrawn((ids) => new Set(ids).add(id)), []);
  if (shown === null) throw new Error('OpenModals needs an OverlayProvider above it');
  const { stack, close } = shown;
  const firstNew = stack.findIndex(({ id }) => !drawn.has(id));
  const ready = firstNew === -1 ? stack : stack.slice(0, firstNew + 1);
  return ready.map((modal) => (
    <ModalSurface key={modal.id} modal={modal} onClose={() => close(modal.id)} onDrawn={onDrawn} />
  ));
}

function modalActions(setStack: Parameters<typeof stackActions>[0]): Omit<Modals, 'count'> {
  const actions = stackActions(setStack);
  return {
    ...actions,
    alert: (options) => askAlert(actions.open, options),
    confirm: (options) => askConfirm(actions.open, options),
  };
}

type Open = Modals['open'];

function askAlert(open: Open, { message, title, closeText = 'Close' }: AlertOptions): Promise<void> {
  return new Promise((resolve) => {
    const content = (close: () => void) => (
      <>
        <Text as="div" breaks lines>
          {message}
        </Text>
        <div className={styles.actions}>
          <Button kind="primary" onPress={close}>
            {closeText}
          </Button>
        </div>
      </>
    );
    open(content, { title, label: 'Message', size: 'small', role: 'alertdialog', onClose: resolve });
  });
}

function askConfirm(open: Open, { message, title, danger, ...texts }: ConfirmOptions): Promise<boolean> {
  return promptInDialog<boolean>(
    open,
    (answer, close) => (
      <>
        <Text as="div" breaks lines>
          {message}
        </Text>
        <div className={styles.actions}>
          <Button onPress={close}>{texts.cancelText ?? 'Cancel'}</Button>
          <Button kind={danger ? 'danger' : 'primary'} onPress={() => answer(true)}>
            {texts.confirmText ?? 'Confirm'}
          </Button>
        </div>
      </>
    ),
    { none: false, title, label: 'Please confirm', role: 'alertdialog' },
  );
}

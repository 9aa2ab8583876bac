import { useWire } from '@yard/data';
import { useModals } from '@yard/ui';
import { lazy, Suspense, useCallback } from 'react';

const SignInAgain = lazy(() => import('./sign-in-again'));

/**
 * Asks by a dialog to sign in again. Resolves to whether the reader did; false where they stay or leave.
 *
 * @param onLeave  leads to the page where one signs in
 */
export function useSignInAgain(title: string, onLeave: () => Promise<void>) {
  const wire = useWire();
  const { open } = useModals();

  return useCallback(
    async (email: string) => {
      // Its connection ended with the session: the login opens another one.
      await wire.setUser(null);
      return new Promise<boolean>((resolve) => {
        const answer = { isBack: false, leaves: false };
        const content = (close: () => void) => (
          <Suspense fallback={null}>
            <SignInAgain
              email={email}
              onDone={() => {
                answer.isBack = true;
                close();
              }}
              onStay={close}
              onLeave={() => {
                answer.leaves = true;
                close();
              }}
            />
          </Suspense>
        );
        const onClose = () => {
          resolve(answer.isBack);
          if (answer.leaves) void onLeave();
        };
        open(content, { title, size: 'small', role: 'alertdialog', onClose });
      });
    },
    [wire, open, onLeave, title],
  );
}

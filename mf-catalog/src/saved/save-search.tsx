import { useSession } from '@yard/session';
import { Button } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import type { SaveSearchProps } from './save-search-form';
import { useSignIn } from './use-sign-in';

// Shown once it is requested.
const SaveSearchForm = lazy(() => import('./save-search-form'));

export default function SaveSearch(props: SaveSearchProps) {
  const { user } = useSession();
  const askToSignIn = useSignIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small kind="quiet" icon="heart" onPress={user ? () => setOpen(true) : askToSignIn}>
        Save this search
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchForm {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

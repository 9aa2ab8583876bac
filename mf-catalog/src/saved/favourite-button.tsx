import type { MachineRecord } from '@yard/contracts';
import { useSession } from '@yard/session';
import { cx, IconButton, onSign, useOnSign } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import type { Favourite } from './favourite';
import styles from './favourite-button.module.css';

// A guest's hearts are all empty: their code loads at the first interaction.
const state = () => import('./favourite-state');
const NowState = lazy(state);
const laterState = onSign(state);

type FavouriteButtonProps = { machine: Pick<MachineRecord, 'id' | 'subject' | 'published_at'> };

/** A heart over the machine's picture. Saves a machine or removes it from the list. Drafts cannot be saved. */
export function FavouriteButton({ machine }: FavouriteButtonProps) {
  const { id } = machine;
  const { user } = useSession();
  const [favourite, setFavourite] = useState<Favourite>();
  const [isRequested, setRequested] = useState(false);
  const LaterState = useOnSign(laterState);
  const State = user ? NowState : LaterState;
  if (machine.published_at === null) return null;
  return (
    <span className={cx(styles.onCard, favourite?.isSaved && styles.saved)}>
      <IconButton
        icon="heart"
        label={`Save ${machine.subject}`}
        busy={favourite?.busy}
        onPress={favourite?.press ?? (() => setRequested(true))}
        aria-pressed={favourite?.isSaved ?? false}
      />
      {State && (
        <Suspense>
          <State id={id} isRequested={isRequested} onChange={setFavourite} />
        </Suspense>
      )}
    </span>
  );
}

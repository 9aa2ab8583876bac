import type { MachineRecord } from '@yard/contracts';
import { Button, cx, IconButton } from '@yard/ui';
import { useFavourite } from './use-favourite';
import styles from './favourite-button.module.css';

type FavouriteButtonProps = {
  machine: Pick<MachineRecord, 'id' | 'subject' | 'published_at'>;
  /** A heart alone, over the card's picture. */
  onCard?: boolean;
};

/** Keeps a machine in mind, or not any longer. A draft is nobody's yet. */
export function FavouriteButton({ machine, onCard = false }: FavouriteButtonProps) {
  const { isSaved, busy, toggle } = useFavourite(machine.id);
  if (machine.published_at === null) return null;
  const state = { icon: 'heart', busy, onPress: toggle, 'aria-pressed': isSaved } as const;
  return (
    <span className={cx(isSaved && styles.saved, onCard && styles.onCard)}>
      {onCard ? (
        <IconButton {...state} label={`Save ${machine.subject}`} />
      ) : (
        <Button {...state}>Save</Button>
      )}
    </span>
  );
}

import type { MachineRecord } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { cx } from '@yard/ui';
import styles from './machine-card.module.css';

type MachinePictureProps = {
  machine: Pick<MachineRecord, 'id' | 'photos' | 'illustration_url'>;
  small?: boolean;
};

/** A machine's first picture, else the drawing of its type; 4:3. Decoration: the subject stands beside it. */
export function MachinePicture({ machine, small }: MachinePictureProps) {
  const photo = machine.photos[0];
  return (
    <img
      className={cx(styles.picture, !photo && styles.drawing, small && styles.small)}
      src={photo?.url ?? drawingOf(machine)}
      alt=""
      width={400}
      height={300}
      loading="lazy"
    />
  );
}

import { Checkbox } from './checkbox';
import styles from './fields.module.css';
import type { Doubts } from './use-doubts';

export type DoubtCheckProps = {
  doubts: Doubts;
  field: string;
  /** True where the field asks already: the question is not said twice. */
  isAsked?: boolean;
};

/** Under a field: what is odd about the figure, with the box that says it is right all the same. */
export function DoubtCheck({ doubts, field, isAsked = false }: DoubtCheckProps) {
  const found = doubts.of(field);
  if (found === null) return null;
  const { doubt, isSettled, settle } = found;
  return (
    <div className={styles.doubt} role="status">
      {!isAsked && <span>{doubt.question}</span>}
      <Checkbox label={doubt.answer} value={isSettled} onChange={settle} />
    </div>
  );
}

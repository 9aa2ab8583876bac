import { useState } from 'react';
import { choice } from './choice';
import styles from './consent-bar.module.css';
import { Question } from './question';

/** The question where a problem is being described: within the form, above which no bar can be pressed. */
export default function RecordingQuestion() {
  const [isOpen, setOpen] = useState(() => choice.get() === undefined);
  if (!isOpen) return null;
  return (
    <div className={styles.within} role="group" aria-label="Problem recording">
      <Question wasAllowed={false} onDone={() => setOpen(false)} />
    </div>
  );
}

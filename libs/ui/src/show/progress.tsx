import type { ReactNode } from 'react';
import { Box, Hint, Row } from '../layouts/primitives';
import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import { toneIcon, type Tone } from './badge';
import styles from './progress.module.css';
import tones from './tones.module.css';

export type StepperProps = {
  steps: readonly string[];
  /** Index of the step one is at. */
  current: number;
  /** Lets people return to steps that are done. */
  onGo?: (step: number) => void;
};

/** Position in a few steps ("2 of 3: Agreements"). */
export function Stepper({ steps, current, onGo }: StepperProps) {
  return (
    <Row as="ol" gap={2} bare aria-label={`Step ${current + 1} of ${steps.length}`}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'here' : 'ahead';
        const content = (
          <>
            <span className={styles.mark}>
              {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={styles.stepName}>{step}</span>
            {state === 'done' && <span className="visually-hidden"> (done)</span>}
          </>
        );
        return (
          <li
            key={step}
            className={cx(styles.step, styles[state])}
            aria-current={state === 'here' ? 'step' : undefined}
          >
            {state === 'done' && onGo ? (
              <button type="button" className={styles.stepButton} onClick={() => onGo(index)}>
                {content}
              </button>
            ) : (
              <span className={styles.stepButton}>{content}</span>
            )}
          </li>
        );
      })}
    </Row>
  );
}

export type TimelineEvent = {
  id: string | number;
  title: ReactNode;
  /** Time, in words. */
  at?: ReactNode;
  tone?: Tone;
  children?: ReactNode;
  ahead?: boolean;
};

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <Box as="ol" bare>
      {events.map((event) => (
        <li key={event.id} className={cx(styles.event, event.ahead && styles.future)}>
          <span className={cx(styles.knot, tones[event.tone ?? 'neutral'])}>
            {!event.ahead && <Icon name={toneIcon(event.tone ?? 'neutral')} size={16} />}
          </span>
          <div className={styles.eventBody}>
            <p className={styles.eventTitle}>{event.title}</p>
            {event.at && <Hint figures>{event.at}</Hint>}
            {event.children}
          </div>
        </li>
      ))}
    </Box>
  );
}

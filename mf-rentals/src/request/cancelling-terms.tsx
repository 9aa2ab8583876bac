import type { CancellationPolicyRecord } from '@yard/contracts';
import { refundSteps } from '../words/refund-words';
import styles from './request.module.css';

export interface CancellingTermsProps {
  policy: CancellationPolicyRecord;
  startDate: string;
  zone: string;
  /** Who may cancel by these terms: the reader, unless said otherwise. */
  title?: string;
}

/** What a renter gets back on which day. */
export function CancellingTerms({ policy, startDate, zone, title = 'If you cancel' }: CancellingTermsProps) {
  return (
    <details className={styles.cancelling}>
      <summary>{title}</summary>
      <dl>
        {refundSteps(policy, startDate, zone).map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what} back</dd>
          </div>
        ))}
      </dl>
      <p>If the owner cancels, everything comes back.</p>
    </details>
  );
}

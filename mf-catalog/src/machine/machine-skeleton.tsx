import { Page, SkeletonBlock, SkeletonText } from '@yard/ui';
import styles from './machine.module.css';

/** A machine's page on its way, in its final sizes. */
export function MachineSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="visually-hidden">Loading</span>
        <div className={styles.columns}>
          <div className={styles.head}>
            <SkeletonText lines={3} />
          </div>
          <div className={styles.pictures}>
            <SkeletonBlock ratio="4 / 3" />
          </div>
          <div className={styles.side}>
            <SkeletonBlock height={360} />
          </div>
          <div className={styles.about}>
            <SkeletonText lines={6} />
          </div>
        </div>
      </div>
    </Page>
  );
}

import { lazy, Suspense } from 'react';
import type { TabsProps } from './tabs-code';
import styles from './tabs.module.css';

const TabsCode = lazy(() => import('./tabs-code'));

/** One of several panels; arrow keys move between the tabs. */
export function Tabs(props: TabsProps) {
  return (
    <Suspense fallback={<TabsFrame {...props} />}>
      <TabsCode {...props} />
    </Suspense>
  );
}

/** The tabs and the open panel, as they look once their code is there. */
function TabsFrame({ tabs, selected }: TabsProps) {
  const open = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  return (
    <div className={styles.tabs}>
      <div className={styles.list}>
        {tabs.map((tab) => (
          <span key={tab.id} className={styles.tab} data-selected={tab === open || undefined}>
            {tab.label}
          </span>
        ))}
      </div>
      <div className={styles.panel}>{open?.content}</div>
    </div>
  );
}

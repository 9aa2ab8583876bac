import { fillPlaceholders, sampleAgreement } from '@yard/contracts/placeholders';
import { readerZone, todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Panel, Text } from '@yard/ui';
import { useDeferredValue, useMemo } from 'react';
import { Article } from '../reading/article';
import styles from './admin-documents.module.css';

export function LivePreview({ content }: { content: string }) {
  const { currency } = useSettings();
  // Typing comes first; a long text is drawn when there is time.
  const settled = useDeferredValue(content);
  const html = useMemo(() => {
    const money = (major: number) => formatMoney(major, currency, { exact: true });
    return fillPlaceholders(settled, sampleAgreement(todayIn(readerZone(), new Date()), money));
  }, [settled, currency]);
  return (
    <Panel title="Preview">
      <Text size={13} soft>
        Sample rental: amount 1,000, deposit 500.
      </Text>
      <div className={styles.preview} role="group" aria-label="The text, filled in" tabIndex={0}>
        <Article html={html} level={3} />
      </div>
    </Panel>
  );
}

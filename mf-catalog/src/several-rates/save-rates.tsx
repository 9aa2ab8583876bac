import { useAlertedCall } from '@yard/data';
import { Button, ButtonGroup, Row, useLeaveGuard, useToast } from '@yard/ui';
import { countWords } from '../machines/machine-words';
import { Working } from '../machines/working';
import styles from './several-rates.module.css';
import type { useNewRates } from './use-new-rates';

type SaveRatesProps = { rates: ReturnType<typeof useNewRates> };

export function SaveRates({ rates: { changed, progress, save, undo, stop } }: SaveRatesProps) {
  const call = useAlertedCall();
  const toast = useToast();
  useLeaveGuard(() => changed.length > 0);
  const press = async () => {
    const saved = await save();
    if (saved > 0) toast.show(`Rates of ${countWords(saved, 'machine')} saved`);
  };
  const isIdle = changed.length === 0;
  return (
    <Row gap={2} across={4} align="center" justify="between" wrap padY={3} className={styles.foot}>
      <span role="status">
        {isIdle ? 'No changes yet' : `${countWords(changed.length, 'machine')} changed`}
      </span>
      {progress ? (
        <Working progress={progress} onStop={stop} />
      ) : (
        <ButtonGroup>
          <Button disabled={isIdle} onPress={undo}>
            Undo
          </Button>
          <Button kind="primary" disabled={isIdle} onPress={() => void call(press())}>
            Save rates
          </Button>
        </ButtonGroup>
      )}
    </Row>
  );
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Row, Text } from '../../layouts/primitives';
import { Button, IconButton } from '../../actions/button';
import { cx } from '../../styles/cx';
import { rangeProps } from './day-calendar';
import { type DayParts, TypedOn } from './pressed-days';
import { type DayRules, SpanMonths } from './span-months';
import { BackCloses, Popover } from '../../overlays/popover';
import { RestOfPress } from '../../overlays/rest-of-press';
import modalStyles from '../../overlays/modal.module.css';
import popoverStyles from '../popover.module.css';
import styles from './day-calendar.module.css';

type RangePopoverProps = {
  parts: DayParts;
  title: string;
  legend?: string;
  head?: ReactNode;
  rules: DayRules;
  /** Absent while there are no days. */
  onClear?: (() => void) | undefined;
};

/** The calendar of a date range picker: two months beside the field, on a phone one in a sheet. */
export function RangePopover({ title, ...choice }: RangePopoverProps) {
  const isPhone = useSyncExternalStore(onTurn, () => matchMedia(PHONE).matches);
  if (!isPhone) {
    return (
      <Popover className={popoverStyles.popover ?? ''}>
        <Dialog className={styles.popover ?? ''}>
          {({ close }) => <Choice {...choice} months={2} close={close} />}
        </Dialog>
      </Popover>
    );
  }
  return (
    <ModalOverlay isDismissable data-modal className={cx(modalStyles.overlay, modalStyles.sheet)}>
      <RestOfPress />
      <BackCloses />
      <Modal className={modalStyles.modal ?? ''}>
        <Dialog className={styles.sheet ?? ''}>
          {({ close }) => (
            <>
              <Row as="header" gap={4} align="center" justify="between" below={2}>
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                <IconButton icon="close" label="Close" onPress={close} />
              </Row>
              <Choice {...choice} months={1} close={close} />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type ChoiceProps = Omit<RangePopoverProps, 'title'> & { months: number; close: () => void };

function Choice({ head, onClear, close, ...calendar }: ChoiceProps) {
  return (
    <>
      {head}
      <Calendar {...calendar} />
      <Clear onClear={onClear} close={close} />
    </>
  );
}

type ClearProps = Pick<RangePopoverProps, 'onClear'> & { close: () => void };

function Clear({ onClear, close }: ClearProps) {
  if (!onClear) return null;
  const clear = () => {
    onClear();
    close();
  };
  return (
    <Button small kind="quiet" onPress={clear}>
      Clear dates
    </Button>
  );
}

function Calendar({
  parts,
  legend,
  rules,
  months,
}: Omit<RangePopoverProps, 'title' | 'head' | 'onClear'> & { months: number }) {
  return (
    <TypedOn parts={parts}>
      <RangeCalendar {...rangeProps(rules, months)}>
        <SpanMonths months={months} {...rules} />
      </RangeCalendar>
      {legend && (
        <Text size={13} soft>
          {legend}
        </Text>
      )}
    </TypedOn>
  );
}

/** Same query as in modal.module.css. */
const PHONE = '(max-width: 639px)';

function onTurn(notify: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

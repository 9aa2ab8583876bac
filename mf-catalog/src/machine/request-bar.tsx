import type { MachineRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Hint, Money, Row, Stack } from '@yard/ui';
import { RequestButton } from './request-button';
import type { RentalChoice } from './rental-choice';
import type { RentalPrice } from './use-rental-price';
import styles from './price.module.css';

type RequestBarProps = { machine: MachineRecord; choice: RentalChoice; price: RentalPrice };

/** Phones only: the price and the button, always at the lower edge. */
export function RequestBar({ machine, choice, price }: RequestBarProps) {
  const { currency } = useSettings();
  return (
    <Row
      gap={4}
      align="center"
      justify="between"
      only="narrow"
      className={styles.bar}
      role="region"
      aria-label="Request"
      data-print="never"
    >
      <Stack as="a" href="#price" justify="center" tight className={styles.barPrice}>
        {price.quote ? (
          <>
            <strong>
              <Money amount={price.quote.subtotal} currency={currency} /> total
            </strong>
            <Hint as="span">
              {price.obstacle === null
                ? `+ ${formatMoney(price.quote.deposit_amount, currency)} deposit, returned`
                : 'Change dates or delivery'}
            </Hint>
          </>
        ) : (
          <>
            <strong>
              <Money amount={machine.daily_rate} currency={currency} />
            </strong>
            <Hint as="span">a day · choose dates</Hint>
          </>
        )}
      </Stack>
      <RequestButton machine={machine} choice={choice} price={price} />
    </Row>
  );
}

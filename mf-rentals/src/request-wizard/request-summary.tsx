import { type MachineRecord, zoneOf } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { failureWords } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import {
  Button,
  ErrorState,
  Grid,
  Hint,
  PriceLines,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  Thumbnail,
  Unbroken,
} from '@yard/ui';
import { coverWords } from '../words/cover-words';
import { priceLines } from '../words/price-lines';
import { dayWords } from '../words/time-words';
import { CancellingTerms, useCancellationPolicy } from './cancelling-terms';
import type { RequestForm } from './use-request-form';
import styles from './request.module.css';

/** The request and its price; stays in view through all steps. */
export function RequestSummary({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  const { start_date, end_date, start_time, end_time } = request.form.values;
  const policy = useCancellationPolicy();
  const picture = machine.photos[0]?.url ?? drawingOf(machine);
  return (
    <Stack gap={4}>
      <Row gap={3}>
        <Thumbnail src={picture} />
        <div>
          <Text weight={650} tight>
            <Unbroken text={machine.subject} />
          </Text>
          <Hint>{machine.machine_type_name}</Hint>
          <Hint>from {machine.user_name}</Hint>
        </div>
      </Row>
      {start_date && end_date && (
        <Text weight={600}>
          {dayWords(start_date, start_time)} – {dayWords(end_date, end_time)}
        </Text>
      )}
      <Price request={request} />
      {start_date && policy.data && (
        <CancellingTerms policy={policy.data} startDate={start_date} zone={zoneOf(machine)} />
      )}
    </Stack>
  );
}

function Price({ request }: { request: RequestForm }) {
  const { quote, form } = request;
  const { currency } = useSettings();
  const { start_date, end_date } = form.values;
  if (!start_date || !end_date) return <Hint>Choose days to see the price.</Hint>;
  if (quote.isError && !quote.data) {
    return (
      <ErrorState title={NO_PRICE} onRetry={() => void quote.refetch()}>
        {failureWords(quote.error)}
      </ErrorState>
    );
  }
  if (!quote.data) return <SkeletonBlock height={180} />;
  const cover = coverWords({ start_date, end_date, lines: quote.data.lines });
  return (
    <div aria-live="polite" aria-busy={quote.isFetching}>
      {cover && <Hint>{cover}</Hint>}
      <PriceLines lines={priceLines(quote.data, currency)} currency={currency} />
      {form.values.delivery_enabled && <CountedTo request={request} />}
    </div>
  );
}

/** The place that the delivery's distance is measured to: its price changes once there is an address. */
function CountedTo({ request: { near, form } }: { request: RequestForm }) {
  const { distance_unit } = useSettings();
  const { address_id } = form.values;
  const whole = distance_unit === 'mi' ? 'miles' : 'kilometers';
  if (near === null) {
    return address_id ? null : <Hint>We’ll add delivery once you choose an address.</Hint>;
  }
  return (
    <Hint>
      {address_id
        ? `Delivery is now priced to your address. Before, it was priced to ${near.name}, in whole ${whole}.`
        : `Delivery is priced to ${near.name}, in whole ${whole}. It may change with your exact address.`}
    </Hint>
  );
}

const NO_PRICE = 'We couldn’t load the price';

/** On narrow screens the summary is a bar at the lower edge that opens. */
export function SummaryBar({ request, onOpen }: { request: RequestForm; onOpen: () => void }) {
  const { currency } = useSettings();
  const { data, isError } = request.quote;
  const [total, deposit] = priceLines(data ?? { lines: [], subtotal: 0, deposit_amount: 0 }, currency).slice(
    -2,
  );
  return (
    <Grid gap={4} align="center" only="narrow" className={styles.bar}>
      {data && total && deposit ? (
        <PriceLines
          lines={[
            { ...total, kind: 'normal' },
            { ...deposit, detail: undefined },
          ]}
          currency={currency}
        />
      ) : (
        <Hint>{isError ? `${NO_PRICE}.` : 'Choose days to see the price.'}</Hint>
      )}
      <Button small onPress={onOpen}>
        Summary
      </Button>
    </Grid>
  );
}

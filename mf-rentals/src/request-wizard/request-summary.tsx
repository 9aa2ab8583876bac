import { type MachineRecord, zoneOf } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { formatMoney } from '@kit/money';
import { failureWords } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import {
  Box,
  Button,
  ErrorState,
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
import { planLines } from '../words/plan-words';
import { totalLines } from '../words/price-lines';
import { dayWords } from '../words/time-words';
import { CancellingTerms, useCancellationPolicy } from './cancelling-terms';
import type { RequestForm } from './use-request-form';

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
      <Price request={request} machine={machine} />
      {start_date && policy.data && (
        <CancellingTerms policy={policy.data} startDate={start_date} zone={zoneOf(machine)} />
      )}
    </Stack>
  );
}

function Price({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
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
  // The deposit is in what is due, and in what comes back.
  const lines = [...totalLines(quote.data, currency), ...planLines(quote.data.plan, currency, machine)];
  return (
    <div aria-live="polite" aria-busy={quote.isFetching}>
      {cover && <Hint>{cover}</Hint>}
      <PriceLines lines={lines} currency={currency} />
      {form.values.delivery_enabled && <CountedTo request={request} />}
    </div>
  );
}

/** The place that the delivery's distance is measured to until there is an address. */
function CountedTo({ request: { near, form } }: { request: RequestForm }) {
  const whole = useSettings().distance_unit === 'mi' ? 'miles' : 'kilometers';
  if (form.values.address_id) return null;
  return (
    <Hint>
      {near
        ? `Delivery is priced to ${near.name}, in whole ${whole}. It may change with your exact address.`
        : 'We’ll add delivery once you choose an address.'}
    </Hint>
  );
}

const NO_PRICE = 'We couldn’t load the price';

/** The total; on narrow screens it stands beside the button that goes on, and opens the summary. */
export function TotalButton({ request, onPress }: { request: RequestForm; onPress: () => void }) {
  const { currency } = useSettings();
  const total = request.quote.data?.subtotal;
  return (
    <Box only="narrow" hangs>
      <Button kind="quiet" iconEnd="chevron-up" onPress={onPress}>
        {total === undefined ? 'Summary' : `Total ${formatMoney(total, currency, { exact: true })}`}
      </Button>
    </Box>
  );
}

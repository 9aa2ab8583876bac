import { zoneOf } from '@yard/contracts';
import { Box, Hint, Money, Panel, Row, Stack, Text } from '@yard/ui';
import { useSettings } from '@yard/remote-kit';
import { Link } from 'react-router';
import { instantWords } from '../words/time-words';
import type { ComingCharge } from './coming-charges';

export function ChargedNext({ charges }: { charges: readonly ComingCharge[] }) {
  const { currency } = useSettings();
  return (
    <Panel title="Charged next">
      <Box as="ul" bare divided>
        {charges.map(({ request: { id, machine, subtotal }, from }) => (
          <Row as="li" key={id} gap={4} justify="between" padY={2}>
            <Stack as="span" gap={1}>
              <Link to={`/rentals/${id}`}>{machine.subject}</Link>
              <Hint as="span">
                {from > new Date() ? `from ${instantWords(from, zoneOf(machine))}` : 'with the next check'}
              </Hint>
            </Stack>
            <Text as="span" weight={650} figures>
              <Money amount={subtotal} currency={currency} exact />
            </Text>
          </Row>
        ))}
      </Box>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type MachineRecord, machineType, type TakenSpan, UNKNOWN_ZONE } from '@yard/contracts';
import { takenBecause } from '@yard/contracts/taken-words';
import { recordKeys, useWire } from '@yard/data';
import { addDays, formatDays, todayIn } from '@yard/dates';
import { AwaitedAnswer } from '@yard/remote-kit';
import { Box, Hint, Panel, Row } from '@yard/ui';

const DAYS = 90;
const SHOWN = 8;

export function MachineCalendar({ machine: { id, time_zone } }: { machine: MachineRecord }) {
  const { http } = useWire();
  const answer = useQuery({
    queryKey: recordKeys.nested(machineType, id, 'availability'),
    queryFn: async ({ signal }) => {
      const from = todayIn(time_zone ?? UNKNOWN_ZONE, new Date());
      const path = `api/machines/${id}/availability`;
      const span = { from, to: addDays(from, DAYS) };
      return (await http.get<{ taken: TakenSpan[] }>(path, span, { signal })).taken;
    },
  });
  const { data: taken } = answer;
  return (
    <Panel title={`Taken in the next ${DAYS} days`}>
      {taken?.length === 0 && <Hint>Free on every day.</Hint>}
      {taken && taken.length > 0 && (
        <Box as="ul" bare divided>
          {taken.slice(0, SHOWN).map(({ from, to, reason }) => (
            <Row as="li" key={`${from} ${reason}`} across={4} justify="between" wrap padY={2} breaks>
              <span>{formatDays(from, to, 'short')}</span>
              <Hint as="span">{takenBecause[reason]}</Hint>
            </Row>
          ))}
          {taken.length > SHOWN && (
            <Hint as="li" padY={2}>
              and {taken.length - SHOWN} more
            </Hint>
          )}
        </Box>
      )}
      {!taken && <AwaitedAnswer title="We couldn’t load the calendar" answer={answer} height={120} />}
    </Panel>
  );
}

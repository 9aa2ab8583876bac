import { useQuery } from '@tanstack/react-query';
import { type SessionRecord, type UserRecord, userType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useMay } from '@yard/session';
import { AwaitedAnswer } from '@yard/remote-kit';
import { Box, DateText, Hint, Panel, Row } from '@yard/ui';

export function UserDevices({ user }: { user: UserRecord }) {
  return useMay('people') ? <Devices id={user.id} /> : null;
}

function Devices({ id }: { id: number }) {
  const { http } = useWire();
  const answer = useQuery({
    queryKey: recordKeys.nested(userType, id, 'sessions'),
    queryFn: async ({ signal }) => {
      const path = `api/users/${id}/sessions`;
      return (await http.get<{ data: SessionRecord[] }>(path, { per_page: 20 }, { signal })).data;
    },
  });
  const { data } = answer;
  return (
    <Panel title="Signed in on">
      {data?.length === 0 && <Hint>Not signed in anywhere.</Hint>}
      {data && data.length > 0 && (
        <Box as="ul" bare divided>
          {data.map(({ id: session, device, place, ip_address, last_active_at }) => (
            <Row as="li" key={session} across={4} justify="between" wrap padY={2} breaks>
              <span>{[device, place ?? ip_address].filter(Boolean).join(' · ')}</span>
              <Hint as="span">
                <DateText value={last_active_at} />
              </Hint>
            </Row>
          ))}
        </Box>
      )}
      {!data && <AwaitedAnswer title="We couldn’t load the devices" answer={answer} height={80} />}
    </Panel>
  );
}

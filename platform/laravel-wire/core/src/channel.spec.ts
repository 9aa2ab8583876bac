import recorded from '../../recordings/broadcasting.json';
import { channelName, matchChannel, presenceChannel, privateChannel } from './channel';

interface Case {
  name: string;
  as: string;
  request: { body?: { channel_name?: string }; raw?: string };
  response: { status: number };
}

const PATTERNS = ['rental_requests.{id}', 'messages.{id}', 'support_tickets.{id}', 'online'];
const RENTER_ID = '2';

const asked = (recorded as unknown as Case[])
  .filter(({ as }) => as !== 'guest')
  .map(({ name, request, response }) => {
    const channel = request.body?.channel_name ?? new URLSearchParams(request.raw).get('channel_name') ?? '';
    return [name, channel.replace(/^(private|presence)-/, ''), response.status === 200] as const;
  });

describe('channels', () => {
  test.each(asked)('are matched as recorded: %s', (_, channel, isAllowed) => {
    const ids = PATTERNS.map((pattern) => matchChannel(pattern, channel)).map(
      (match) => match && (match.id ?? RENTER_ID),
    );

    expect(ids.includes(RENTER_ID)).toBe(isAllowed);
  });

  it('have names', () => {
    expect(channelName('orders', 5)).toBe('orders.5');
    expect(privateChannel('orders.5')).toBe('private-orders.5');
    expect(presenceChannel('room.1')).toBe('presence-room.1');
  });

  it('keep a placeholder within one segment and take full stops literally', () => {
    expect(matchChannel('orders.{userId}', 'orders.2.5')).toBeNull();
    expect(matchChannel('orders.{userId}', 'ordersX2')).toBeNull();
    expect(matchChannel('orders.{userId}', 'orders.')).toBeNull();
    expect(matchChannel('a.{x}.b.{y}', 'a.1.b.2')).toEqual({ x: '1', y: '2' });
  });
});

import { type RentalStatus, displayStatusOf } from './rental-request.state';

const rental = (
  status: RentalStatus,
  back: [contested: string | null, accepted: string | null] | null = null,
) => ({
  status,
  end_date: '2026-05-12',
  end_time: null as string | null,
  machine_return: back && { contested_at: back[0], accepted_at: back[1] },
});
const INSTANT = '2026-05-12T12:00:00.000000Z';

describe('what is said of a rental', () => {
  it.each([
    ['active on its last day', rental('active'), '2026-05-12T12:00:00Z', 'active'],
    ['active on its last evening there', rental('active'), '2026-05-13T04:59:00Z', 'active'],
    ['active the day after', rental('active'), '2026-05-13T05:00:00Z', 'overdue'],
    [
      'active at the hour that was agreed',
      { ...rental('active'), end_time: '16:00' },
      '2026-05-12T21:00:00Z',
      'overdue',
    ],
    ['approved', rental('approved'), '2026-05-20T00:00:00Z', 'approved'],
    ['returned', rental('returned', [null, null]), '2026-05-20T00:00:00Z', 'returned'],
    ['contested', rental('returned', [INSTANT, null]), '2026-05-20T00:00:00Z', 'contested'],
    ['accepted after all', rental('returned', [INSTANT, INSTANT]), '2026-05-20T00:00:00Z', 'returned'],
    ['closed after a dispute', rental('closed', [INSTANT, null]), '2026-05-20T00:00:00Z', 'closed'],
  ] as const)('that is %s', (_how, request, now, expected) => {
    expect(displayStatusOf(request, 'America/Chicago', new Date(now))).toBe(expected);
  });
});

import { Replayer } from '@rrweb/replay';
import { act, fireEvent } from '@testing-library/react';
import {
  listOf,
  openPart,
  openScreen,
  page,
  people,
  read,
  recordingRecord,
  waitFor,
} from '@yard/testing/screen';
import { RecordingPage } from './recording-page';
import { RecordingsPanel } from './recordings-panel';

jest.mock('@rrweb/replay', () => ({ Replayer: jest.fn() }));

const RECORDING = 'GET /api/recordings/5';
const EVENTS = `${RECORDING}/events`;
const events = [
  { type: 4, timestamp: 1_000, data: {} },
  { type: 3, timestamp: 85_000, data: {} },
];
const finance = { ...people.ada, role: 'finance' };

const player = {
  play: jest.fn(),
  pause: jest.fn(),
  setConfig: jest.fn(),
  destroy: jest.fn(),
  getCurrentTime: () => 4_000,
  heard: new Map<string, () => void>(),
  on: (event: string, hear: () => void) => void player.heard.set(event, hear),
};

beforeEach(() => {
  jest.clearAllMocks();
  const parts = { wrapper: document.createElement('div'), iframe: document.createElement('iframe') };
  jest.mocked(Replayer).mockImplementation(() => Object.assign(player, parts) as never);
});

const open = (record: object = recordingRecord(), answers = {}, user: object = people.ada) =>
  openScreen(
    {
      manifest: {
        routes: [{ path: '/recordings/:recording_id', page: 'Recording', access: 'any', title: 'Recording' }],
        nav: [],
        slots: [],
      },
      entry: { pages: { Recording: () => Promise.resolve({ default: RecordingPage }) }, slots: {} },
      site: 'admin',
    },
    '/recordings/5',
    { user, answers: { [RECORDING]: record, [EVENTS]: events, ...answers } },
  );
const whole = () => read(page.getByRole('main'));

it('says what a recording is about, how long it is, and leads to the error', async () => {
  open();

  await page.findByRole('figure', { name: 'Recording' });
  expect(whole()).toBe(
    'Recording 5 | [Delete] | (Recording) | [Play] | ‹0› 0:00:00 of 0:01:24 | (Speed) | [x] 1× | [ ] 2× | [ ] 4× | Kept | Thu, Nov 19, 2:00 PM | Length | 0:01:24 | Page | /rentals/7 | Who | Ray Renter | The error → #/error_reports?state=all&error=12',
  );
});

it('leads to the ticket of one that was sent with it, by nobody who is known, and has no Delete for finance', async () => {
  const sent = { error_report_id: null, support_ticket_id: 9, user_id: null, user_name: null, page: null };
  open(recordingRecord(sent), {}, finance);

  await page.findByRole('figure', { name: 'Recording' });
  expect(whole()).toContain('Page | – | Who | Not signed in | The ticket → #/support_tickets/9');
  expect(page.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('is played, paused, moved and sped up, and played from its beginning once it is over', async () => {
  const { press, person } = open();
  await press('Play');
  expect(player.play).toHaveBeenCalledWith(0);

  await page.findByText('0:00:04 of 0:01:24');
  await press('Pause');
  expect(player.pause).toHaveBeenLastCalledWith();
  fireEvent.change(page.getByRole('slider', { name: 'Position' }), { target: { value: '84000' } });
  expect(player.pause).toHaveBeenLastCalledWith(84_000);
  expect(page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:01:24 of 0:01:24');
  await press('Play');
  expect(player.play).toHaveBeenLastCalledWith(0);

  await person.click(page.getByRole('radio', { name: '4×' }));
  expect(player.setConfig).toHaveBeenLastCalledWith({ speed: 4 });
  act(() => player.heard.get('finish')?.());
  await page.findByRole('button', { name: 'Play' });
});

it('is deleted after a question, and then leads to what it was about', async () => {
  const { press, pressInDialog, sent, address } = open(recordingRecord(), {
    'DELETE /api/recordings/5': { status: 204 },
  });

  await press('Delete');
  await page.findByText('Delete recording 5? This can’t be undone.');
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press('Delete');
  await pressInDialog('Delete the recording');

  await waitFor(() => expect(address()).toBe('/error_reports'));
  expect(sent()).toEqual([{ call: 'DELETE /api/recordings/5', body: null }]);
});

it('says why one is not there any more, and asks again', async () => {
  const { asked, press } = open({ status: 404, body: { message: 'Not found.' } });

  await page.findByText('Its visitor may have withdrawn it, or it’s older than 30 days.');
  const before = asked(RECORDING).length;
  await press('Try again');
  await waitFor(() => expect(asked(RECORDING)).toHaveLength(before + 1));
});

it('shows beside an error what it looked like, one at a time, and nothing where there is none', async () => {
  const { press, asked } = openPart(<RecordingsPanel about={{ error_report_id: 12 }} />, {
    site: 'admin',
    user: people.ada,
    answers: { 'GET /api/recordings': listOf([recordingRecord()]), [EVENTS]: events },
  });

  const panel = await page.findByRole('region', { name: 'What it looked like' });
  expect(read(panel)).toBe(
    '(What it looked like) | What it looked like | Thu, Nov 19, 2:00 PM, 0:01:24 | [Watch] | Larger → #/recordings/5',
  );
  expect(asked('GET /api/recordings')).toEqual([
    expect.objectContaining({ error_report_id: '12', per_page: '5' }),
  ]);
  await press('Watch');
  await page.findByRole('figure', { name: 'Recording' });
  await press('Hide');
  expect(page.queryByRole('figure')).toBeNull();
  expect(player.destroy).toHaveBeenCalledTimes(1);
});

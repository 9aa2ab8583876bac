import { machineRecord, openPart, page, read, waitFor } from '@yard/testing/screen';
import { MapInstead, ZoomButtons } from './map-parts';
import type { MachineMap } from './machine-map';
import { PickedMachines } from './picked-machines';
import { pointCard } from './search-map';

const main = () => read(page.getByRole('main'));
const days = { from: '2026-12-01', to: '2026-12-03' };
const nothing = () => undefined;

it('says of the machines that were pressed on the map what they cost', async () => {
  const shown = jest.fn();
  const close = jest.fn();
  const machines = [
    machineRecord({ id: 4 }),
    machineRecord({ id: 5, subject: 'Brought', total_amount: 1250.5, total_option_id: 2, city: null }),
    machineRecord({ id: 6, subject: 'Not brought', total_amount: null }),
    machineRecord({ id: 8, subject: 'By the week', minimum_days: 7 }),
    machineRecord({ id: 7, subject: 'Any day' }),
  ];
  const { press } = openPart(
    <PickedMachines
      machines={machines}
      daysOf={({ id }) => (id === 7 ? { from: '', to: '' } : days)}
      needed={{ at: '30,-97' }}
      onShown={shown}
      onClose={close}
    />,
  );

  await page.findByText('Any day');
  await waitFor(() =>
    expect(main()).toBe(
      '(Chosen on the map) | [Close] | 5 machines | Caterpillar 320 GC crawler excavatorAustin, TX$1,590 total → /machines/4?from=2026-12-01&to=2026-12-03&at=30%2C-97 | BroughtTX$1,250.50 delivered → /machines/5?from=2026-12-01&to=2026-12-03&at=30%2C-97&delivery=2 | Not broughtAustin, TXCan’t be delivered on these dates → /machines/6?from=2026-12-01&to=2026-12-03&at=30%2C-97 | By the weekAustin, TXMinimum 7 days. You chose 3 days. → /machines/8?from=2026-12-01&to=2026-12-03&at=30%2C-97 | Any dayAustin, TX$530 a day → /machines/7?at=30%2C-97',
    ),
  );
  expect(shown.mock.calls.map(([id]) => id)).toEqual([4]);
  await press('Close');
  expect(close).toHaveBeenCalledTimes(1);
});

it('counts no machine that is alone', async () => {
  openPart(
    <PickedMachines
      machines={[machineRecord()]}
      daysOf={() => days}
      needed={{}}
      onShown={nothing}
      onClose={nothing}
    />,
  );

  await page.findByRole('link');
  await waitFor(() =>
    expect(main()).toBe(
      '(Chosen on the map) | [Close] | Caterpillar 320 GC crawler excavatorAustin, TX$1,590 total → /machines/1?from=2026-12-01&to=2026-12-03',
    ),
  );
});

it.each([
  ['loading', 'Loading the map'],
  ['failed', 'We couldn’t load the map | The list has it. | [Try again]'],
  [
    'impossible',
    'This browser shows no maps | It does not offer WebGL, or that is turned off. The list has it.',
  ],
])('says in place of a map that it is %s', async (is, words) => {
  const again = jest.fn();
  const { press } = openPart(<MapInstead is={is} again={again} comfort="The list has it." />);

  await waitFor(() => expect(main()).toBe(words));
  if (is === 'failed') await press('Try again');
  expect(again).toHaveBeenCalledTimes(is === 'failed' ? 1 : 0);
});

it('goes nearer, and further away', async () => {
  const zoom = jest.fn();
  const map: Pick<MachineMap, 'zoom'> = { zoom };
  const { press } = openPart(<ZoomButtons map={map as MachineMap} />);

  await press('Nearer');
  await press('Further away');
  expect(zoom.mock.calls).toEqual([[1], [-1]]);
});

it('sets the card of a machine apart', () => {
  const list = document.createElement('ul');
  list.innerHTML = '<li data-machine="1"></li><li data-machine="12"></li>';
  const pointed = () => [...list.children].map((card) => card.classList.contains('pointedCard'));

  pointCard(list, 12);
  expect(pointed()).toEqual([false, true]);
  pointCard(list, 1);
  expect(pointed()).toEqual([true, false]);
  pointCard(list, null);
  expect(pointed()).toEqual([false, false]);
  pointCard(null, 1);
});

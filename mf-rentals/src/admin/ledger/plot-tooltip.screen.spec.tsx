import { openPart, page, read, waitFor } from '@yard/testing/screen';
import { PlotTooltip } from './plot-tooltip';

const moved = { deposits: 448.1, rents: 2240, refunds: 268.2, fees: 224, payouts: 0 };
const quiet = { deposits: 0, rents: 0, refunds: 0, fees: 0, payouts: 0 };
const main = () => read(page.getByRole('main'));

it('tells the figures of the bar that is pointed at', async () => {
  const bar = { ...moved, date: '2026-11-18', label: 'Wed, Nov 18' };
  openPart(
    <>
      <PlotTooltip bar={bar} currency="usd" />
      <PlotTooltip bar={{ ...quiet, date: '2026-11-19', label: 'Thu, Nov 19' }} currency="usd" />
      <PlotTooltip bar={undefined} currency="usd" />
    </>,
  );

  await page.findByText('Nothing moved.');
  await waitFor(() =>
    expect(main()).toBe(
      'Wed, Nov 18 | Deposits | $448.10 | Rents | $2,240.00 | Refunds | $268.20 | Our fees | $224.00 | Thu, Nov 19 | Nothing moved.',
    ),
  );
});

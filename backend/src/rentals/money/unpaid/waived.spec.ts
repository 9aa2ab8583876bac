import { api, as, later, rows } from '../../../../test/api';
import { differences } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';
import { rents, round, unpaidScene } from '../../../../test/unpaid-scene';

/** The rent waits for the renter's bank, and the rental is closed; the machine was out. */
async function owed() {
  const scene = await unpaidScene('pm_card_authenticationRequired');
  const { owner, renter, admin, id, path, act, handOver } = scene;
  await handOver();
  later('2026-12-14T12:00:00Z');
  await act(owner, { id }, 'machine_return', { condition: 'good', returned_at: '2026-12-14T11:00:00Z' });
  await act(admin, { id }, 'close');
  const [rent] = await rows<{ id: number; client_secret: string }>('payments', "kind = 'rental'");
  const payment = `${path}/payments/${rent?.id}`;
  const waive = () => as(admin).post(`${payment}/waive`, { reason: 'Bankrupt.' });
  const letThrough = () =>
    as(renter).post('/api/payment_methods/simulated/authentication', {
      client_secret: rent?.client_secret,
      outcome: 'complete',
    });
  return { ...scene, payment, waive, letThrough };
}

interface Charges {
  refresh(id: number): Promise<boolean>;
  abandon(id: number): Promise<boolean>;
}

it('is waived before the attempt that waits is given up: no attempt comes between', async () => {
  const { shown, waive } = await owed();
  const charges = api.provider<Charges>('src/payments/charges/charges.service', 'ChargesService');
  const abandon = charges.abandon.bind(charges);
  const lost = jest.spyOn(charges, 'abandon').mockImplementation(async (id) => {
    await abandon(id);
    return false;
  });

  expect((await waive()).status).toBe(200);
  later('2026-12-15T12:00:00Z');
  await round();
  lost.mockRestore();

  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'waived']);
  expect([(await shown()).unpaid, (await ledger()).charged]).toEqual([null, [28_000]]);
});

it('is not waived once the bank let it through, though nobody has told so yet', async () => {
  const { waive, letThrough } = await owed();
  await letThrough();

  expect((await waive()).status).toBe(409);
  expect((await rents()).map(({ status }) => status)).toEqual(['succeeded']);
  expect((await ledger()).refunded).toEqual([28_000]);
});

it('gives money back that comes of an attempt that was waived while nobody could ask the provider', async () => {
  const { renter, shown, payment, waive, letThrough } = await owed();
  const charges = api.provider<Charges>('src/payments/charges/charges.service', 'ChargesService');
  const silent = [
    jest.spyOn(charges, 'refresh').mockResolvedValue(false),
    jest.spyOn(charges, 'abandon').mockResolvedValue(false),
  ];
  expect((await waive()).status).toBe(200);
  silent.forEach((one) => one.mockRestore());

  await letThrough();
  await as(renter).post(`${payment}/refresh`);

  expect((await rents()).map(({ status }) => status)).toEqual(['refunded', 'waived']);
  expect([(await shown()).unpaid, await differences()]).toEqual([null, []]);
});

it('asks the provider for nothing where the waiver is refused', async () => {
  const { payment, admin } = await owed();
  const charges = api.provider<Charges>('src/payments/charges/charges.service', 'ChargesService');
  const refresh = jest.spyOn(charges, 'refresh');

  const { status } = await as(admin).post(`${payment}/waive`, { reason: 'Bankrupt.', amount: 1 });

  expect([status, refresh.mock.calls]).toEqual([409, []]);
  refresh.mockRestore();
});

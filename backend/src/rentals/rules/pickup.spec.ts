import { api, as, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { pdfPages } from '@kit/server/testing/pdf-text';
import { end, rentalScene } from '../../../test/rental-scene';

const PLACE = { address: '400 Depot Street, Austin, TX 78702', owner_phone: '(555) 010-0100' };
const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;

type Person = { id: number; email: string };

async function pickupSeenBy(person: Person, request: { id: number }) {
  const shown = await as(person).get(path(request));
  const listed = await as(person).get('/api/rental_requests');
  const pickups = [shown.body, ...listed.body.data].map(({ pickup }: { pickup: unknown }) => pickup);
  expect(pickups).toEqual([pickups[0], pickups[0]]);
  return pickups[0];
}

async function paperOf(person: Person, request: { id: number }, file: string): Promise<string> {
  const { body } = await as(person).get(`${path(request)}/${file}`);
  return pdfPages(body as Buffer).join('\n');
}

it('names place and phone to the renter once approved, and to nobody else', async () => {
  const { owner, renter, admin, pending, act } = await rentalScene();
  const request = await pending();
  expect(await pickupSeenBy(renter, request)).toBeNull();

  const approval = await act(owner, request, 'approve', { message: 'Yours.' });

  expect(approval.body.pickup).toBeNull();
  expect(await pickupSeenBy(renter, request)).toEqual(PLACE);
  for (const person of [owner, admin]) expect(await pickupSeenBy(person, request)).toBeNull();
  const broadcasts = api.broadcasts.map((one) => JSON.stringify(one));
  const leaks = broadcasts.filter((text) => text.includes('Depot Street'));
  expect(leaks.every((text) => text.includes(`private-notifications.${renter.id}`))).toBe(true);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id]);
});

it('names nothing where the machine is delivered, nor once the rental is over', async () => {
  const { renter, machine, approved } = await rentalScene();
  const option = await make.deliveryOption(machine);
  const delivered = await approved({
    delivery_enabled: true,
    machine_delivery_option_id: option.id,
    start_date: '2027-01-11',
    end_date: '2027-01-12',
  });
  const picked = await approved();

  expect((await as(renter).get(path(delivered))).body.pickup).toBeNull();
  expect((await as(renter).get(path(picked))).body.pickup).toEqual(PLACE);
  await end.cancelled(picked.id, renter.id);
  expect((await as(renter).get(path(picked))).body.pickup).toBeNull();
});

it('says what is known where the machine has no address, or the owner no phone', async () => {
  const { owner, renter, machine, approved } = await rentalScene();
  const request = await approved();
  await api.dataSource.query('UPDATE users SET phone = NULL WHERE id = ?', [owner.id]);
  expect(await pickupSeenBy(renter, request)).toEqual({ ...PLACE, owner_phone: null });

  await api.dataSource.query('UPDATE machines SET address_id = NULL WHERE id = ?', [machine.id]);

  expect(await pickupSeenBy(renter, request)).toEqual({ address: null, owner_phone: null });
});

it.each([false, true])('stands in the mail of the approval, booked at once: %s', async (instant_book) => {
  const { owner, renter, pending, act } = await rentalScene({ instant_book });

  const request = await pending();
  if (!instant_book) await act(owner, request, 'approve', { message: 'Yours.' });

  const mails = await rows<{ recipient: string; text: string }>('mails', "text LIKE '%Depot Street%'");
  expect(mails).toMatchObject([{ recipient: renter.email }]);
  expect(mails[0]?.text).toContain(`Pick it up at:\n${PLACE.address}`);
  expect(mails[0]?.text).toContain(`Olive’s phone: ${PLACE.owner_phone}`);
});

it('stands on the agreement and the receipt, not in the text that was accepted before', async () => {
  const { renter, pending, approved } = await rentalScene();
  const waiting = await pending({ start_date: '2027-01-11', end_date: '2027-01-12' });
  const request = await approved();

  for (const file of ['agreement.pdf', 'receipt.pdf']) {
    const text = await paperOf(renter, request, file);
    expect(text).toContain(`Pick-up at\n${PLACE.address}`);
    expect(text).toContain(`Owner’s phone\n${PLACE.owner_phone}`);
  }
  expect(await paperOf(renter, waiting, 'agreement.pdf')).not.toContain('Depot Street');
  expect((await as(renter).get(`${path(request)}/agreement`)).text).not.toContain('Depot Street');
});

it("fills the agreement's cell of the owner's address with what everybody may know", async () => {
  const { renter, pending } = await rentalScene();
  await api.dataSource.query(
    "UPDATE documents SET content = '<p>[{{owner_address}}]</p>' WHERE kind = 'rental_agreement'",
  );

  const request = await pending();

  expect((await as(renter).get(`${path(request)}/agreement`)).text).toContain('[Austin, TX]');
});

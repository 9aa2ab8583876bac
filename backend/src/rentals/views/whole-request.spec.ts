import { as, asOnAdminSite } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { active, good } from '../../../test/return-scene';
import { whole } from '../../../test/whole';

const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;

it('says all of a rental that was cancelled, to its renter', async () => {
  const { id: machine_type_id } = await make.machineType({ name: 'Digger' });
  const scene = await rentalScene({ machine_type_id, tank_amount: 80, cleaning_amount: 40, call_off: true });
  const option = await make.deliveryOption(scene.machine);
  const request = await scene.approved({
    delivery_enabled: true,
    machine_delivery_option_id: option.id,
    details: 'Gate 4.',
    start_time: '08:00',
    end_time: '17:00',
  });
  await scene.act(scene.renter, request, 'cancel', { reason: 'Rain.' });

  const { body } = await as(scene.renter).get(path(request));

  const { document_agreements, ...rest } = body as { document_agreements: object[] };
  expect(whole(document_agreements.slice(-1))).toEqual([
    {
      agreed_at: '2026-11-20T12:00:00.000000Z',
      document_id: '#',
      final_sha256: 'ae6a67a8011068ddc327d2cb59353eb0f0bc2bd7cbe43e8f73cd10ae7b06489f',
      kind: 'rental_agreement',
      name: 'rental agreement',
      sha256: 'ae6a67a8011068ddc327d2cb59353eb0f0bc2bd7cbe43e8f73cd10ae7b06489f',
      version: 1,
    },
  ]);
  const of = { type: 'machine_delivery_option' };
  expect(whole(rest, scene)).toEqual({
    address: '12 Quarry Road, Austin, TX 78701',
    address_id: '#',
    agree_to_insurance_disclaimer: true,
    agree_to_privacy_policy: true,
    agree_to_rental_agreement: true,
    agree_to_terms_and_conditions: true,
    approved_at: '2026-11-20T12:00:00.000000Z',
    cancellation: {
      created_at: '2026-11-20T12:00:00.000000Z',
      reason: 'Rain.',
      refund_amount: 280,
      user_id: 'renter',
      user_name: 'Ray Renter',
    },
    cancellation_policy: {
      body: '<p>Everything back 30 days or more before the start; half the rent back 7 days before.</p>',
      created_at: '2026-11-20T00:00:00.000000Z',
      name: 'Standard cancellation',
      tiers: [
        { delivery_percent: 100, deposit_percent: 100, hours_before_start: 720, rental_percent: 100 },
        { delivery_percent: 100, deposit_percent: 100, hours_before_start: 168, rental_percent: 50 },
        { delivery_percent: 100, deposit_percent: 50, hours_before_start: 48, rental_percent: 0 },
      ],
      version: 1,
      window_hours: 24,
    },
    cancellation_policy_id: '#',
    created_at: '2026-11-20T12:00:00.000000Z',
    delivery_amount: 157.2,
    delivery_available: true,
    delivery_distance: 1.8,
    delivery_enabled: true,
    deposit_amount: 280,
    deposit_policy_id: '#',
    deposit_refunded_at: '2026-11-20T12:00:00.000000Z',
    details: 'Gate 4.',
    end_date: '2026-12-18',
    end_time: '17:00',
    has_card: true,
    lines: [
      { kind: 'rent', amount: 1400, label: '1 week', quantity: 1, unit_amount: 1400, period_days: 7 },
      { kind: 'delivery', of, amount: 150, label: 'Lowboy', quantity: 1, unit_amount: 150 },
      { kind: 'delivery', of, amount: 7.2, label: 'Delivery, 1.8 mi', quantity: 1.8, unit_amount: 4 },
    ],
    machine: {
      call_off: true,
      cleaning_amount: 40,
      illustration_url: '/illustrations/earthmoving.svg',
      machine_type_name: 'Digger',
      subject: 'Crawler Excavator',
      tank_amount: 80,
      time_zone: 'America/Chicago',
      user_id: 'owner',
      user_name: 'Olive Owner',
    },
    machine_delivery_option_id: '#',
    machine_id: '#',
    machine_late: false,
    cancels_free: false,
    messages: [
      {
        content: 'Yours.',
        created_at: '2026-11-20T12:00:00.000000Z',
        messageable_id: '#',
        messageable_type: 'rental_request',
        user: { name: 'Olive Owner' },
        user_id: 'owner',
        user_name: 'Olive Owner',
      },
    ],
    needs_attention: true,
    payments: [
      {
        amount: 280,
        attempted_at: '2026-11-20T12:00:00.000000Z',
        created_at: '2026-11-20T12:00:00.000000Z',
        currency: 'usd',
        kind: 'deposit',
        refunded_amount: 280,
        rental_request_id: '#',
        status: 'refunded',
        stripe_payment_intent_id: 'pi_#',
        succeeded_at: '2026-11-20T12:00:00.000000Z',
      },
    ],
    rental_amount: 1400,
    start_date: '2026-12-14',
    start_time: '08:00',
    status: 'cancelled',
    stripe_payment_method_id: 'pm_#',
    subtotal: 1557.2,
    user: { name: 'Ray Renter' },
    user_id: 'renter',
  });
});

const PARTS = [
  'machine_return',
  'renter',
  'pickup',
  'needs_attention',
  'stripe_payment_method_id',
  'unpaid',
  'late',
];

it('says of one that was returned what is each one’s business', async () => {
  const scene = await active();
  const found = { damage_amount: 60, details: 'A dent.', hours: 1210.5, fuel_level: 50 };
  await as(scene.owner).post(scene.path, { ...good, condition: 'damaged', ...found });

  const parts = async (client: ReturnType<typeof as>) => {
    const { body } = await client.get(path(scene.request));
    return whole(Object.fromEntries(PARTS.map((name) => [name, body[name]])), scene);
  };

  const machine_return = {
    condition: 'damaged',
    created_at: '2026-12-18T23:00:00.000000Z',
    damage_amount: 60,
    details: 'A dent.',
    fuel_level: 50,
    hours: 1210.5,
    rental_request_id: '#',
    returned_at: '2026-12-18T20:00:00.000000Z',
  };
  expect(await parts(as(scene.owner))).toEqual({
    machine_return,
    needs_attention: false,
    renter: { phone: '(555) 010-0100', rentals: 0, reviews: 0, since: '2026-12-13T12:00:00.000000Z' },
  });
  expect(await parts(as(scene.renter))).toEqual({
    machine_return,
    needs_attention: true,
    pickup: { address: '400 Depot Street, Austin, TX 78702', owner_phone: '(555) 010-0100' },
    stripe_payment_method_id: 'pm_#',
  });
  expect(await parts(asOnAdminSite(scene.admin))).toEqual({
    machine_return,
    needs_attention: false,
    stripe_payment_method_id: 'pm_#',
  });
});

import { createHash } from 'node:crypto';
import { api, as, rows } from '../../../../test/api';
import { insert, instant, make } from '../../../../test/make';
import { pdfPages } from '@kit/server/testing/pdf-text';
import { rentalScene } from '../../../../test/rental-scene';

interface Kept {
  content: string;
  sha256: string;
  final_content: string | null;
  final_sha256: string | null;
}

const NAMED = '<p>[{{owner_address}}] [{{equipment_address}}] [{{renter_address}}]</p>';
const ACCEPTED = '<p>[Austin, TX] [Austin, TX] [12 Quarry Road, Austin, TX 78701]</p>';
const FINAL =
  '<p>[400 Depot Street, Austin, TX 78702] [400 Depot Street, Austin, TX 78702] [12 Quarry Road, Austin, TX 78701]</p>';
const NEWER = { kind: 'rental_agreement', name: 'Newer', content: '<p>Another</p>', version: 2 };
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function scene() {
  const parts = await rentalScene();
  await api.dataSource.query("UPDATE documents SET content = ? WHERE kind = 'rental_agreement'", [NAMED]);
  return parts;
}
const agreementOf = async ({ id }: { id: number }) => {
  const [kept] = await rows<Kept>(
    'document_agreements',
    "kind = 'rental_agreement' AND rental_request_id = ?",
    [id],
  );
  return kept;
};

describe('the final copy of an agreement', () => {
  it('is made by the approval, with the streets; what was accepted stays, with its hash', async () => {
    const { owner, renter, admin, pending, act } = await scene();
    const request = await pending();
    const path = `/api/rental_requests/${request.id}/agreement`;
    expect((await as(renter).get(path)).text).toBe(ACCEPTED);
    expect((await agreementOf(request))?.final_content).toBeNull();

    await act(owner, request, 'approve', { message: 'Yours.' });

    for (const reader of [renter, owner, admin]) {
      expect((await as(reader).get(path)).text).toBe(FINAL);
      expect((await as(reader).get(`${path}/accepted`)).text).toBe(ACCEPTED);
    }
    expect(await agreementOf(request)).toMatchObject({
      content: ACCEPTED,
      sha256: hashOf(ACCEPTED),
      final_sha256: hashOf(FINAL),
    });
    const shown = (await as(owner).get(`/api/rental_requests/${request.id}`)).body.document_agreements as {
      kind: string;
      final_sha256: string | null;
    }[];
    expect(shown.map(({ kind, final_sha256 }) => [kind, final_sha256 !== null])).toEqual([
      ['terms_and_conditions', false],
      ['privacy_policy', false],
      ['insurance_disclaimer', false],
      ['rental_agreement', true],
    ]);
  });

  it('tells how to reach each other, and nobody before', async () => {
    const { owner, renter, pending, act } = await rentalScene();
    await api.dataSource.query(
      `UPDATE documents SET content = '<p>{{owner_phone_number_and_email}} | {{renter_phone_number_and_email}}</p>'
        WHERE kind = 'rental_agreement'`,
    );
    await api.dataSource.query('UPDATE users SET phone = NULL WHERE id = ?', [renter.id]);
    const request = await pending();
    const path = `/api/rental_requests/${request.id}/agreement`;

    for (const reader of [owner, renter])
      expect((await as(reader).get(path)).text).toBe('<p>after approval | after approval</p>');
    expect(JSON.stringify(await rows('document_agreements'))).not.toContain(owner.email);
    await act(owner, request, 'approve', { message: 'Yours.' });

    const [{ phone }] = (await rows<{ phone: string }>('users', 'id = ?', [owner.id])) as [{ phone: string }];
    expect((await as(renter).get(path)).text).toBe(`<p>${phone}, ${owner.email} | ${renter.email}</p>`);
    expect((await as(renter).get(`${path}/accepted`)).text).toBe('<p>after approval | after approval</p>');
  });

  it('names what a delivery costs that was chosen later, in the version that was accepted', async () => {
    const { owner, renter, machine, pending, act } = await rentalScene();
    const content = '<p>{{amount}}, {{deposit_amount}}</p>';
    await api.dataSource.query("UPDATE documents SET content = ? WHERE kind = 'rental_agreement'", [content]);
    const request = await pending();
    const path = `/api/rental_requests/${request.id}`;
    const option = await make.deliveryOption(machine, { base_amount: 50, amount_per_distance: 0 });
    const delivery = { delivery_enabled: true, machine_delivery_option_id: option.id };
    await insert('documents', { ...NEWER, published_at: instant(api.clock.now()) });

    const { body } = await as(renter).patch(path, delivery);

    const html = '<p>$1,450.00, $280.00</p>';
    expect([body.subtotal, body.deposit_amount]).toEqual([1450, 280]);
    expect(body.document_agreements.map(({ version }: { version: number }) => version)).toEqual([1, 1, 1, 1]);
    expect(await agreementOf(request)).toMatchObject({ content: html, sha256: hashOf(html) });
    await act(owner, request, 'approve', { message: 'Yours.' });
    expect(await agreementOf(request)).toMatchObject({ final_content: html, final_sha256: hashOf(html) });
  });

  it('is what the paper prints, with both hashes', async () => {
    const { renter, approved } = await scene();
    const request = await approved();

    const { body } = await as(renter).get(`/api/rental_requests/${request.id}/agreement.pdf`);

    const text = pdfPages(body as Buffer)
      .join('')
      .replaceAll(/\s/g, '');
    expect(text).toContain('[400DepotStreet,Austin,TX78702]');
    expect(text).toContain(hashOf(ACCEPTED));
    expect(text).toContain(hashOf(FINAL));
  });

  it('is made where a machine is booked at once', async () => {
    const { renter, machine, pending } = await scene();
    await api.dataSource.query(`UPDATE machines SET instant_book = 1 WHERE id = ${machine.id}`);

    const request = await pending();

    expect((await as(renter).get(`/api/rental_requests/${request.id}/agreement`)).text).toBe(FINAL);
  });

  it('stays away where the text was accepted before there were such copies', async () => {
    const { owner, renter, pending, act } = await scene();
    const request = await pending();
    await api.dataSource.query('UPDATE document_agreements SET filled_with = NULL');

    expect((await act(owner, request, 'approve', { message: 'Yours.' })).status).toBe(200);

    expect((await as(renter).get(`/api/rental_requests/${request.id}/agreement`)).text).toBe(ACCEPTED);
  });
});

describe('a person’s own address', () => {
  it('is named in their agreements in place of where the machine is used', async () => {
    const { owner, renter, pending, act } = await scene();
    const home = await make.address(renter, { line1: '5 Home Lane', city: 'Waco', postal_code: '76701' });
    const office = await make.address(owner, {
      line1: '9 Office Park',
      city: 'Dallas',
      postal_code: '75201',
    });
    await as(renter).patch(`/api/addresses/${home.id}`, { own: true });
    await as(owner).patch(`/api/addresses/${office.id}`, { own: true });

    const request = await pending();
    const path = `/api/rental_requests/${request.id}/agreement`;
    const before = (await as(renter).get(path)).text;
    await act(owner, request, 'approve', { message: 'Yours.' });

    expect(before).toBe('<p>[Dallas, TX] [Austin, TX] [5 Home Lane, Waco, TX 76701]</p>');
    expect((await as(renter).get(path)).text).toBe(
      '<p>[9 Office Park, Dallas, TX 75201] [400 Depot Street, Austin, TX 78702] [5 Home Lane, Waco, TX 76701]</p>',
    );
  });

  it('is one: another takes its place, and the one before is told as well', async () => {
    const user = await make.user();
    const other = await make.user();
    const [home, yard] = [await make.address(user), await make.address(user)];
    const foreign = await make.address(other);
    const own = async () =>
      (await as(user).get('/api/addresses')).body.data
        .filter((address: { own: boolean }) => address.own)
        .map(({ id }: { id: number }) => id);

    expect((await as(user).patch(`/api/addresses/${home.id}`, { own: true })).body.own).toBe(true);
    expect((await as(user).patch(`/api/addresses/${yard.id}`, { own: true })).body.own).toBe(true);
    expect(await own()).toEqual([yard.id]);
    expect((await as(user).patch(`/api/addresses/${foreign.id}`, { own: true })).status).toBe(403);
    await as(user).patch(`/api/addresses/${yard.id}`, { own: false });
    expect(await own()).toEqual([]);
    const made = await as(user).post('/api/addresses', {
      line1: '1 New Street',
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
      own: true,
    });
    expect([made.status, made.body.own, await own()]).toEqual([201, true, [made.body.id]]);
  });
});

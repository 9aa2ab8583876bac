import { isPrintable } from '@yard/contracts';
import { createHash } from 'node:crypto';
import { HOSTILE_HTML } from '../../../../test/hostile-html';
import { api, as, rows } from '../../../../test/api';
import { rentalScene } from '../../../../test/rental-scene';

type Kept = { content: string; sha256: string };

async function write(content: string) {
  await api.dataSource.query("UPDATE documents SET content = ? WHERE kind = 'rental_agreement'", [content]);
}
const kept = async (request: { id: number }) =>
  (
    await rows<Kept>('document_agreements', "kind = 'rental_agreement' AND rental_request_id = ?", [
      request.id,
    ])
  )[0];

it("names the renter's address and the equipment's as two things", async () => {
  const { renter, pending } = await rentalScene();
  await write('<p>[{{renter_address}}] [{{equipment_address}}]</p>');

  const request = await pending();

  const { text } = await as(renter).get(`/api/rental_requests/${request.id}/agreement`);
  expect(text).toBe('<p>[12 Quarry Road, Austin, TX 78701] [Austin, TX]</p>');
});

it('is made safe once more when it is filled: no name becomes markup or an address', async () => {
  const { renter, pending } = await rentalScene();
  await write(
    '<p><a href="{{renter_name}}">{{renter_name}}</a><img src="{{ renter_name }}" alt="{{renter_name}}" /></p>',
  );
  const names = [
    'javascript:alert(1)',
    ...HOSTILE_HTML.filter(isPrintable).filter((_, index) => index % 80 === 0),
  ].slice(0, 7);

  for (const [index, name] of names.entries()) {
    await api.dataSource.query('UPDATE users SET name = ? WHERE id = ?', [name.slice(0, 255), renter.id]);
    const day = String(index + 10);
    const request = await pending({
      start_date: `2027-0${1 + index}-${day}`,
      end_date: `2027-0${1 + index}-${day}`,
    });
    const text = (await kept(request))?.content ?? '';

    expect(text.match(/<\/?\w+/g)).toEqual(['<p', '<a', '</a', '<img', '</p']);
    expect(text.replace(/>[^<]*</g, '><')).not.toMatch(/(href|src)="[^"]*[:&]|\son\w+=/i);
    expect((await kept(request))?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('is safe even where the text was written into the table by others', async () => {
  const { pending } = await rentalScene();
  await write('<p onclick="x()">{{renter_name}}<script>alert(1)</script></p>');

  expect((await kept(await pending()))?.content).toBe('<p>Ray Renter</p>');
});

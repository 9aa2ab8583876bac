import { as, guest, later, rows } from '../../../../test/api';
import { handoverScene, uploadedPicture } from '../../../../test/handover-scene';
import { pdfPages } from '../../../../test/pdf-text';

async function textFor(person: { id: number; email: string }, request: { id: number }) {
  const answer = await as(person).get(`/api/rental_requests/${request.id}/evidence`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const bytes = answer.body as Buffer;
  return { bytes, text: pdfPages(bytes).join('\n') };
}

it('holds what was agreed, paid, handed over, brought back and written, with pictures and hashes', async () => {
  const { owner, renter, admin, request, write, sign } = await handoverScene();
  const photo = await uploadedPicture(owner);
  const rental = `/api/rental_requests/${request.id}`;
  await write(owner, {
    checklist: [{ key: 'tyres', ok: false, note: 'Left one is cut' }],
    photos: [{ media_id: photo, side: 'front' }],
  });
  await sign(owner, { name: 'Olive O.' });
  await sign(renter, { name: 'Ray R.' });
  await as(renter).post(`${rental}/messages`, { content: 'The key sticks.' });
  later('2026-12-15T12:00:00Z');
  await as(owner).post(`${rental}/machine_return`, {
    returned_at: '2026-12-15T12:00:00Z',
    condition: 'damaged',
    hours: 1300,
    details: 'A bent tooth',
  });

  const { bytes, text } = await textFor(renter, request);

  const agreed = await rows<{ sha256: string; final_sha256: string | null }>(
    'document_agreements',
    `rental_request_id = ${request.id}`,
  );
  const flat = text.replaceAll('\n', '');
  for (const { sha256, final_sha256 } of agreed) expect(flat).toContain(final_sha256 ?? sha256);
  expect(flat).toMatch(new RegExp(`front. File ${photo}, SHA-256\\s*[0-9a-f]{64}`));
  for (const part of ['1204.5 h', 'Left one is cut', 'Olive O., ', 'Ray R., ', 'The key sticks.', '1300 h'])
    expect(text).toContain(part);
  expect(text).toContain('A bent tooth');
  expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  for (const person of [owner, admin]) expect((await textFor(person, request)).text).toContain('Ray R., ');
});

it('says of a rental without any of it what there is, and is for the three alone', async () => {
  const { renter, stranger, request } = await handoverScene();

  const { text } = await textFor(renter, request);
  expect(text).toContain('Documents that were agreed to');
  expect(text).not.toContain('Hand-over');
  const path = `/api/rental_requests/${request.id}/evidence`;
  expect((await as(stranger).get(path)).status).toBe(403);
  expect((await guest().get(path)).status).toBe(401);
});

import { api, as, later, rows } from '../../../test/api';
import { handoverScene, uploadedPicture } from '../../../test/handover-scene';
import { insert } from '../../../test/make';
import { pdfPages } from '@kit/server/testing/pdf-text';

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
    hours: 1215,
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
  for (const part of ['1204.5 h', 'Left one is cut', 'Olive O., ', 'Ray R., ', 'The key sticks.', '1215 h'])
    expect(text).toContain(part);
  expect(text).toContain('A bent tooth');
  expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  for (const person of [owner, admin]) expect((await textFor(person, request)).text).toContain('Ray R., ');
});

it('says of a rental without any of it what there is', async () => {
  const { renter, request } = await handoverScene();

  const { text } = await textFor(renter, request);
  expect(text).toContain('Documents that were agreed to');
  expect(text).not.toContain('Hand-over');
});

it('has each picture once, however often it is shown', async () => {
  const { renter, request } = await handoverScene();
  const photo = await uploadedPicture(renter);
  const messages = `/api/rental_requests/${request.id}/messages`;
  for (const content of ['Look', 'Look again'])
    await as(renter).post(messages, { content, photo_ids: [photo] });

  const { bytes, text } = await textFor(renter, request);

  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(text.match(new RegExp(`File ${photo}, SHA-256`, 'g'))).toHaveLength(2);
});

it('goes on in further parts where the thread is long', async () => {
  const { renter, request } = await handoverScene();
  const kind = { messageable_type: 'rental_request', messageable_id: request.id, user_id: renter.id };
  // The owner wrote the first with the approval.
  for (let count = 2; count <= 301; count += 1)
    await insert('messages', { ...kind, content: `Line ${count}.` });
  const path = `/api/rental_requests/${request.id}/evidence`;

  const { text } = await textFor(renter, request);
  expect(text).toContain('Evidence file, part 1 of 2');
  expect(text).toContain('Documents that were agreed to');
  expect(text).toContain('Line 300.');
  expect(text).not.toContain('Line 301.');
  expect(text.replaceAll('\n', ' ')).toContain(`The messages continue in part 2: ${path}?part=2`);

  const rest = await as(renter).get(`${path}?part=2`);
  expect(rest.headers['content-disposition']).toBe(`inline; filename="evidence-${request.id}-part-2.pdf"`);
  const last = pdfPages(rest.body as Buffer).join('\n');
  expect(last).toContain('Line 301.');
  expect(last).not.toMatch(/Line 300\.|Documents that were agreed to|go on in part/);
  expect((await as(renter).get(`${path}?part=3`)).status).toBe(404);
  expect((await as(renter).get(`${path}?part=0`)).status).toBe(422);
});

it('is refused where its pictures have too many bytes', async () => {
  const { renter } = await handoverScene();
  const photo = await uploadedPicture(renter);
  const pictures = api.provider<{ of(ids: number[], bytesMax: number): Promise<Map<number, unknown>> }>(
    'src/catalog/media/printed-pictures',
    'PrintedPictures',
  );

  expect((await pictures.of([photo], 100_000)).size).toBe(1);
  await expect(pictures.of([photo], 100)).rejects.toMatchObject({
    status: 413,
    message: 'The pictures have more than 0.0001 MB together.',
  });
});

it('is made ten times a quarter of an hour by one person, other papers a hundred and twenty times', async () => {
  const { renter, owner, request } = await handoverScene();
  const rental = `/api/rental_requests/${request.id}`;
  const made = async (person: { id: number; email: string }, paper: string) =>
    (await as(person).get(`${rental}/${paper}`)).status;
  const many = async (times: number, paper: string) => {
    const statuses = new Set<number>();
    for (let count = 0; count < times; count += 1) statuses.add(await made(renter, paper));
    return [...statuses];
  };

  expect(await many(10, 'evidence')).toEqual([200]);
  expect([await made(renter, 'evidence'), await made(owner, 'evidence')]).toEqual([429, 200]);
  expect(await many(120, 'receipt.csv')).toEqual([200]);
  expect(await made(renter, 'agreement.pdf')).toBe(429);
});

import { as, later } from '../../../test/api';
import { handoverScene, uploadedPicture } from '../../../test/handover-scene';
import { pdfPages } from '@kit/server/testing/pdf-text';
import { rentalScene } from '../../../test/rental-scene';

/** The words of a paper, page by page; a hash, in as many lines as it takes, is `HASH`. */
async function wordsOf(person: { id: number; email: string }, path: string): Promise<string[][]> {
  const pages = pdfPages((await as(person).get(path)).body as Buffer);
  return pages.map((page) => page.replace(/[0-9a-f]{20,}(\n[0-9a-f]+(?=\n|$))*/g, 'HASH').split('\n'));
}

it('are those of an evidence file: what was agreed, paid, found, broken, brought back and written', async () => {
  const { owner, renter, request, write, sign } = await handoverScene();
  const photo = await uploadedPicture(owner);
  const rental = `/api/rental_requests/${request.id}`;
  await write(owner, {
    checklist: [
      { key: 'tyres', ok: false, note: 'Left one is cut' },
      { key: 'lights', ok: true },
    ],
    photos: [{ media_id: photo, side: 'front' }],
  });
  await sign(owner, { name: 'Olive O.' });
  await as(renter).post(`${rental}/messages`, { content: 'The key sticks.' });
  later('2026-12-15T12:00:00Z');
  await as(renter).post(`${rental}/breakdowns`, { details: 'It sinks.', since: '2026-12-15T11:00:00Z' });
  await as(owner).post(`${rental}/machine_return`, {
    returned_at: '2026-12-15T12:00:00Z',
    condition: 'damaged',
    hours: 1215,
    details: 'A bent tooth',
    fuel_level: 40,
  });
  await as(renter).post(`${rental}/machine_return/contest`, { reason: 'It was so before.' });

  const printed = (await wordsOf(renter, `${rental}/evidence`)).flat();

  const foot = `Evidence, rental request ${request.id}`;
  expect(printed.filter((line) => !line.startsWith(foot))).toEqual(EVIDENCE(request.id, photo));
  expect(printed.filter((line) => line.startsWith(foot))).toEqual([1, 2, 3].map((n) => `${foot} ${n} of 3`));
});

const EVIDENCE = (id: number, photo: number) => [
  ...['Yard', 'Evidence file', 'Crawler Excavator', '2026-12-14 to 2026-12-18'],
  ...['Rental request', `${id}`, 'Made', 'Tue, Dec 15, 2026, 6:00 AM', 'Renter', 'Ray Renter'],
  ...['Owner', 'Olive Owner', 'Machine', 'Crawler Excavator', 'Status', 'returned'],
  ...['Place of use', '12 Quarry Road, Austin, TX 78701', 'Times are those of'],
  ...['America/Chicago', 'Documents that were agreed to', 'Document Agreed on SHA-256'],
  'terms and conditions, version 1 Fri, Nov 20, 2026, 6:00 AM HASH',
  'privacy policy, version 1 Fri, Nov 20, 2026, 6:00 AM HASH',
  'insurance disclaimer, version 1 Fri, Nov 20, 2026, 6:00 AM HASH',
  ...['rental agreement, version 1 Fri, Nov 20, 2026, 6:00 AM HASH', 'Payments'],
  ...['Asked for Kind Status Amount Refunded', 'Fri, Nov 20, 2026,', '6:00 AM'],
  ...['deposit succeeded $100.00 $0.00', 'Hand-over', 'Recorded', 'Sun, Dec 13, 2026, 12:00 AM'],
  ...['Hour meter', '1204.5 h', 'Fuel', '100%', 'Read by the owner'],
  ...['1204.5 h, 100%, Sun, Dec 13, 2026, 12:00 AM', 'Signed by the owner'],
  ...['Olive O., Sun, Dec 13, 2026, 12:00 AM', 'Signed by the renter', 'Not signed'],
  ...['Checked Found Note', 'Tyres Problem Left one is cut', 'Lights OK'],
  ...[`front. File ${photo}, SHA-256`, 'HASH', 'Breakdown', 'Down since'],
  ...['Tue, Dec 15, 2026, 5:00 AM', 'Worked again', 'Not yet', 'It sinks.', 'Return', 'Returned'],
  ...['Tue, Dec 15, 2026, 6:00 AM', 'Condition', 'damaged', 'Hour meter', '1215 h', 'Fuel'],
  ...['40%', 'Contested', 'Tue, Dec 15, 2026, 6:00 AM', 'Why', 'It was so before.'],
  ...['A bent tooth', 'Messages', 'Fri, Nov 20, 2026, 6:00 AM, Olive Owner: Yours.'],
  'Sun, Dec 13, 2026, 12:00 AM, Ray Renter: The key sticks.',
];

it('are those of an agreement: who rents what, its text, and the record of what was accepted', async () => {
  const { renter, approved } = await rentalScene();
  const { id } = await approved();

  const pages = await wordsOf(renter, `/api/rental_requests/${id}/agreement.pdf`);

  const foot = `Rental request ${id}: rental agreement, version 1`;
  expect(pages.map((page) => page.at(-1))).toEqual([`${foot} 1 of 2`, `${foot} 2 of 2`]);
  expect(pages.flatMap((page) => page.slice(0, -1))).toEqual([
    ...['Yard', 'Rental agreement', 'Crawler Excavator', 'December 14, 2026 to December 18, 2026'],
    ...['Renter', 'Ray Renter', 'Owner', 'Olive Owner', 'Machine', 'Crawler Excavator'],
    ...['Rental request', `${id}`, 'First day', 'December 14, 2026', 'Last day'],
    ...['December 18, 2026', 'Pick-up at', '400 Depot Street, Austin, TX 78702', 'Owner’s phone'],
    ...['(555) 010-0100', 'Ray Renter rents Crawler Excavator of Olive Owner.'],
    'Acceptance record',
    'These texts were accepted on Yard. Each hash is the SHA-256 of the exact text that was accepted.',
    'This is the final copy of the rental agreement, made at approval. It adds the full addresses of the owner',
    'and the equipment, which the accepted text names only by city and state, and contact details.',
    ...['terms and conditions', 'privacy policy', 'insurance disclaimer', 'rental agreement'].flatMap(
      accepted,
    ),
    ...['SHA-256 of the copy with the streets', 'HASH'],
  ]);
});

const accepted = (kind: string) => [
  kind,
  ...['Kind of document', kind, 'Version', '1', 'Accepted by', 'Ray Renter'],
  ...['From the address', '127.0.0.1'],
  ...['Time in America/Chicago', 'Fri, Nov 20, 2026, 6:00 AM', 'Time in UTC', 'Fri, Nov 20, 2026, 12:00 PM'],
  ...['SHA-256 of the text', 'HASH'],
];

it('are those of a receipt: who paid what for which days', async () => {
  const { renter, approved } = await rentalScene();
  const { id } = await approved();

  const words = (await wordsOf(renter, `/api/rental_requests/${id}/receipt.pdf`)).flat();
  expect(words.map((word) => word.replace(/(R-\d+-1)-[\dA-F]{6}/, '$1'))).toEqual([
    ...['Yard', 'Receipt', 'Crawler Excavator', 'December 14, 2026 to December 18, 2026'],
    ...['Receipt number', `R-${id}-1`, 'Issued', 'November 20, 2026', 'Renter', 'Ray Renter'],
    ...['Owner', 'Olive Owner', 'Machine', 'Crawler Excavator', 'Rental'],
    ...['December 14, 2026 to December 18, 2026', 'Rental request', `${id}`, 'Currency', 'USD'],
    ...['Pick-up at', '400 Depot Street, Austin, TX 78702', 'Owner’s phone', '(555) 010-0100'],
    ...['Price', 'Description Quantity Unit price Amount', '1 week 1 $1,400.00 $1,400.00'],
    ...['Subtotal $1,400.00', 'Payments and refunds', 'Date Type For Amount'],
    ...['Nov 20, 2026 Payment Deposit $280.00', 'Paid $280.00', 'Refunded $0.00'],
    ...['Net paid $280.00', 'Deposit held $280.00'],
    `Receipt R-${id}-1, rental request ${id} 1 of 1`,
  ]);
});

import { as, rows } from '../../../test/api';
import { pdfPages } from '@kit/server/testing/pdf-text';
import { rentalScene } from '../../../test/rental-scene';

/** Olive's month in which a rent was collected: the rental begins so soon that it is paid at the approval. */
async function statement() {
  const scene = await rentalScene();
  await scene.approved({ start_date: '2026-11-21', end_date: '2026-11-23' });
  const [found] = await rows<{ id: number; month: string }>('statements');
  if (!found) throw new Error('no statement was begun');
  return { ...scene, path: `/api/statements/${found.id}`, id: found.id };
}

it('gives the month of an owner as a paper and as a table, to the cent of the record', async () => {
  const { owner, admin, path, id } = await statement();
  const { body } = await as(owner).get(path);

  const pdf = await as(owner).get(`${path}/statement.pdf`);
  const csv = await as(admin).get(`${path}/statement.csv`);

  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="statement-2026-11.pdf"',
    'cache-control': 'private, no-store',
  });
  const text = pdfPages(pdf.body as Buffer).join('\n');
  expect(text).toContain('November 2026, for Olive Owner');
  expect(text).toContain(
    'Opening balance $0.00\nRent $1,200.00\nOur fees -$120.00\nClosing balance $1,080.00',
  );
  expect(text).toContain(`Statement ${id}, November 2026 1 of 1`);
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'inline; filename="statement-2026-11.csv"',
    'cache-control': 'private, no-store',
  });
  const lines = csv.text.trim().split('\r\n').slice(2, -1);
  const { lines: shown } = body as { lines: { label: string; amount: number; balance: number }[] };
  expect(lines.map((line) => line.split(',').slice(-3))).toEqual(
    shown.map(({ amount, balance }) => [amount.toFixed(2), balance.toFixed(2), 'USD']),
  );
  expect(csv.text).toContain('2026-11-20,Closing balance,,,1080.00,USD');
});

import { api, as, later, rows } from '../../../test/api';
import { billed } from '../../../test/bill-scene';
import { pdfPages, pdfProperty } from '@kit/server/testing/pdf-text';
import { end, rentalScene } from '../../../test/rental-scene';

const path = (request: { id: number }, file: string) => `/api/rental_requests/${request.id}/${file}`;

/** A file as its bytes, and how it was sent. */
async function download(person: { id: number; email: string }, address: string) {
  const answer = await as(person).get(address);
  const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.from(answer.text);
  const { 'content-type': type, 'content-disposition': disposition, 'cache-control': cache } = answer.headers;
  return { status: answer.status, bytes, sent: { type, disposition, cache } };
}

describe('agreement.pdf', () => {
  it('holds the text that was accepted, and the record of it', async () => {
    const { owner, renter, admin, approved } = await rentalScene();
    const request = await approved();

    const { bytes, sent } = await download(renter, path(request, 'agreement.pdf'));

    expect(sent).toEqual({
      type: 'application/pdf',
      disposition: `inline; filename="rental-agreement-${request.id}.pdf"`,
      cache: 'private, no-store',
    });
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(80_000);
    const pages = pdfPages(bytes);
    const text = pages.join('\n');
    expect(text).toContain('Ray Renter rents Crawler Excavator of Olive Owner.');
    const [{ sha256 = '' } = {}] = await rows<{ sha256: string }>(
      'document_agreements',
      `rental_request_id = ${request.id} AND kind = 'rental_agreement'`,
    );
    const record = text.slice(text.indexOf('Acceptance record'));
    expect(record.match(/Accepted by\nRay Renter/g)).toHaveLength(4);
    expect(record).toContain('Time in America/Chicago\nFri, Nov 20, 2026, 6:00 AM');
    expect(record).toContain('Time in UTC\nFri, Nov 20, 2026, 12:00 PM');
    expect(record).toContain('From the address\n127.0.0.1');
    expect(record).toContain(sha256);
    expect(text).toContain(`Rental request ${request.id}: rental agreement, version 1 1 of ${pages.length}`);
    expect(pdfProperty(bytes, 'CreationDate')).toBe('D:20261120120000Z');

    for (const person of [owner, admin]) {
      expect((await download(person, path(request, 'agreement.pdf'))).bytes.equals(bytes)).toBe(true);
    }
  });

  it('is there only where an agreement was accepted', async () => {
    const { renter, pending } = await rentalScene();
    const request = await pending();

    await api.dataSource.query("DELETE FROM document_agreements WHERE kind = 'rental_agreement'");
    expect((await as(renter).get(path(request, 'agreement.pdf'))).status).toBe(404);
  });
});

describe('receipt', () => {
  it('has the words of the agreement and one number, whatever is renamed and whenever it is printed', async () => {
    const { owner, renter, machine, approved } = await rentalScene();
    const request = await approved();
    const before = await download(renter, path(request, 'receipt.pdf'));
    await as(owner).patch(`/api/machines/${machine.id}`, { subject: 'Bobcat after' });
    for (const { id } of [renter, owner])
      await api.dataSource.query("UPDATE users SET name = 'Somebody Else' WHERE id = ?", [id]);
    later('2026-11-25T12:00:00Z');

    const after = await download(renter, path(request, 'receipt.pdf'));

    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(after.sent).toEqual(before.sent);
  });

  it('shows the price, what was paid and what came back, in both forms', async () => {
    const { renter, admin, approved, act } = await rentalScene();
    const request = await approved();
    await act(admin, request, 'refund_deposit', { amount: 100.5 });
    const pdf = await download(renter, path(request, 'receipt.pdf'));
    const [number = ''] = /R-\d+-2-[\dA-F]{6}/.exec(pdf.sent.disposition ?? '') ?? [];
    const csv = await download(admin, path(request, 'receipt.csv'));

    expect(pdf.sent).toEqual({
      type: 'application/pdf',
      disposition: `inline; filename="receipt-${number}.pdf"`,
      cache: 'private, no-store',
    });
    const text = pdfPages(pdf.bytes).join('\n');
    for (const line of [
      `Receipt number\n${number}`,
      'Issued\nNovember 20, 2026',
      'Renter\nRay Renter',
      'Rental\nDecember 14, 2026 to December 18, 2026',
      'Subtotal $1,400.00',
      'Nov 20, 2026 Payment Deposit $280.00\nNov 20, 2026 Refund Deposit -$100.50',
      'Refund Deposit -$100.50\nPaid $280.00\nRefunded -$100.50\nNet paid $179.50\nDeposit held $179.50',
    ]) {
      expect(text).toContain(line);
    }
    expect(csv.sent).toEqual({
      type: 'text/csv; charset=utf-8',
      disposition: `inline; filename="receipt-${number}.csv"`,
      cache: 'private, no-store',
    });
    expect(csv.bytes.toString().replace(/^\ufeff/, '')).toBe(
      [
        'Receipt,Rental request,Type,Date,Description,Quantity,Unit amount,Amount,Currency',
        `${number},${request.id},Price,,1 week,1,1400.00,1400.00,USD`,
        `${number},${request.id},Payment,2026-11-20,Deposit,,,280.00,USD`,
        `${number},${request.id},Refund,2026-11-20,Deposit,,,-100.50,USD`,
        `${number},${request.id},Total,,Paid,,,280.00,USD`,
        `${number},${request.id},Total,,Refunded,,,-100.50,USD`,
        `${number},${request.id},Total,,Net paid,,,179.50,USD`,
        `${number},${request.id},Total,,Deposit held,,,179.50,USD`,
        '',
      ].join('\r\n'),
    );
  });

  it('tells what is on its way back, and what is kept, by the stored rows alone', async () => {
    const { renter, admin, approved, act } = await rentalScene();
    const request = await approved();
    await act(admin, request, 'refund_deposit', { amount: 100 });
    await api.dataSource.query("UPDATE refunds SET status = 'pending'");
    await api.dataSource.query('UPDATE payments SET refunded_amount = 0');
    const totals = async () => {
      const { bytes } = await download(renter, path(request, 'receipt.csv'));
      return bytes
        .toString()
        .split('\r\n')
        .filter((line) => line.includes(',Total,'));
    };

    const names = (lines: string[]) => lines.map((line) => line.replace(/^[^,]*,\d+,Total,,|,USD$/g, ''));
    expect(names(await totals())).toEqual([
      'Paid,,,280.00',
      'Refunded,,,0.00',
      'Net paid,,,280.00',
      'Refund on its way,,,100.00',
      'Deposit held,,,180.00',
    ]);
    await api.dataSource.query("UPDATE refunds SET status = 'succeeded'");
    await end.closed(request.id);
    await api.dataSource.query("UPDATE rental_requests SET deposit_refunded_at = '2026-11-20 12:00:00.000'");
    expect(names(await totals()).at(-1)).toBe('Deposit used for damage,,,180.00');
  });

  it('names the bill, and what of the deposit was kept for it', async () => {
    const { renter, request, move } = await billed();
    await move(renter, 'accept');

    const text = (await download(renter, path(request, 'receipt.csv'))).bytes.toString();

    expect(text).toContain(',Payment,2026-12-18,Bill after the return,,,100.00,USD');
    expect(text).toContain(',Total,,Deposit used for the bill,,,100.00,USD');
    expect(text).not.toContain('damage');
  });

  it('counts what a payment says was refunded and no row tells of, as adopted databases have it', async () => {
    const { renter, approved } = await rentalScene();
    const request = await approved();
    await api.dataSource.query("UPDATE payments SET refunded_amount = 30, status = 'partially_refunded'");

    const { bytes } = await download(renter, path(request, 'receipt.csv'));

    const text = bytes.toString();
    expect(text).toContain(',Refund,2026-11-20,Deposit,,,-30.00,USD');
    expect(text).toContain(',Total,,Net paid,,,250.00,USD');
    expect(text).toContain(',Total,,Deposit held,,,250.00,USD');
  });

  it('is not there while nothing was collected: a refused card is no payment', async () => {
    const { renter, admin, pending, approved, act } = await rentalScene();
    const waiting = await pending();
    for (const file of ['receipt.pdf', 'receipt.csv']) {
      const answer = await as(renter).get(path(waiting, file));
      expect([answer.status, answer.body.message]).toEqual([404, 'Nothing has been paid yet.']);
    }
    await act(renter, waiting, 'cancel', { reason: 'Another card' });
    const refused = await approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
    expect((await as(admin).get(path(refused, 'receipt.pdf'))).status).toBe(404);
  });

  it('tells the owner whose matter it is what was paid', async () => {
    const { owner, approved } = await rentalScene();
    const request = await approved();

    for (const file of ['receipt.pdf', 'receipt.csv']) {
      const answer = await as(owner).get(path(request, file));
      expect([answer.status, answer.body.message]).toEqual([403, 'Only the renter can see what was paid.']);
    }
  });
});

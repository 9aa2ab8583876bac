import { renderMail, SUBJECT_MAX } from './render-mail';
import { linkOf } from './notice-link';

const recipient = { email: 'ray@example.com', name: 'Ray', email_verified_at: new Date(0) };

describe('renderMail', () => {
  it('says the same in text and in HTML, with nothing taken for markup', () => {
    const link = { label: 'Open', url: 'https://yard.test/?a=1&b="2"' };

    const { text, html } = renderMail({ recipient, subject: 'Hi', body: 'One\ntwo\n\n<script>', link });

    expect(text).toBe('Hello Ray,\n\nOne\ntwo\n\n<script>\n\nOpen: https://yard.test/?a=1&b="2"\n\nYard\n');
    expect(html).toContain('<p>One<br>two</p>\n<p>&lt;script&gt;</p>');
    expect(html).toMatch(/<a href="https:\/\/yard\.test\/\?a=1&amp;b=&quot;2&quot;" style="[^"]*">Open<\/a>/);
  });

  it('says no name to an address that nobody confirmed', () => {
    const stranger = { email: 'ada@example.com', name: 'ACTION NEEDED', email_verified_at: null };

    const { text, html } = renderMail({ recipient: stranger, subject: 'Hi', body: 'One' });

    expect(text).toBe('Hello,\n\nOne\n\nYard\n');
    expect(html).not.toContain('ACTION');
  });

  it('lists what it is about in both, and says the first of it beside the subject', () => {
    const facts = [
      ['Machine', 'Crawler <Excavator>'],
      ['When', 'Mon, Dec 14, 2026'],
    ] as const;

    const { text, html } = renderMail({ recipient, subject: 'Hi', body: 'Pick it up.\n\nSoon.', facts });

    expect(text).toContain('\n\nMachine: Crawler <Excavator>\nWhen: Mon, Dec 14, 2026\n\n');
    expect(html).toContain('>Machine</td><td');
    expect(html).toContain('>Crawler &lt;Excavator&gt;</td>');
    expect(html).toMatch(/<div style="display:none[^"]*">Pick it up\. Soon\.<\/div>/);
  });

  it('is 600 pixels wide at most, has one button, obeys the dark, and asks nothing of any server', () => {
    const link = { label: 'Open', url: 'https://yard.test/rentals/1' };

    const { html } = renderMail({ recipient, subject: 'Hi', body: 'One', link });

    expect(html).toContain('max-width:600px');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=|@import/);
    expect(html.match(/https?:\/\/[^"' <]+/g)).toEqual([link.url]);
  });

  it('keeps the subject on one line and within its column', () => {
    const { subject } = renderMail({ recipient, subject: `a\r\nBcc: x@y.z ${'b'.repeat(300)}`, body: '' });

    expect(subject).toMatch(/^a Bcc: x@y\.z b+…$/);
    expect(subject).toHaveLength(SUBJECT_MAX);
  });
});

describe('linkOf', () => {
  const sites = { appUrl: 'https://yard.test', adminUrl: 'https://admin.yard.test' };

  it.each([
    [{ rental_request_id: 5 }, true, 'https://yard.test/rentals/5'],
    [{ support_ticket_id: 6 }, false, 'https://yard.test/support/6'],
    [{ support_ticket_id: 6 }, true, 'https://admin.yard.test/#/support_tickets/6'],
    [{ rental_store_access_request_id: 7 }, true, 'https://admin.yard.test/#/rental_store_access_requests'],
    [{ rental_store_access_request_id: 7 }, false, 'https://yard.test/become-an-owner'],
    [{ machine_question_id: 9, machine_id: 8 }, false, 'https://yard.test/questions/9'],
    [{ machine_id: 8 }, false, 'https://yard.test/machines/8'],
    [{}, false, 'https://yard.test/'],
  ])('leads from %j, admin %s, to %s', (data, admin, url) => {
    expect(linkOf({ data }, { admin }, sites).url).toBe(url);
  });

  it('leads where the notice itself leads', () => {
    const notice = { type: 'payout.waiting_for_account', data: { rental_request_id: 5 } };
    expect(linkOf(notice, { admin: false }, sites).url).toBe('https://yard.test/payouts');
  });
});

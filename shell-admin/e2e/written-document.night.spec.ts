import { sendRequest, call, people, type Visitor, violations, visit, until } from '@yard/testing';
import { toEnd } from './admin/editor';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const FROM_WORD = `<html><body><!--StartFragment--><p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'>Fuel<o:p></o:p></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Full at the start<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Paid by {{owner_name}}</p>
<img src="file:///C:/Temp/clip.png"><!--EndFragment--></body></html>`;

const FROM_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">Keys </span><span style="font-weight:700">stay</span></p><br><ol><li dir="ltr"><p role="presentation"><span style="font-weight:400">one</span></p></li></ol></b>`;

let ada: Visitor;
beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 900 });
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

const text = () => ada.page.getByRole('textbox', { name: 'Text' });
const tool = (name: string) =>
  ada.page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const kept = async () =>
  (await ada.page.evaluate(
    `JSON.parse(Object.entries(sessionStorage).find(([key]) => key.includes('documents/'))[1])`,
  )) as { content: string };

async function paste(html: string) {
  await text().evaluate((box, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'words');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const pasteFile = (name: string, type: string) =>
  text().evaluate(
    (box, [called, kind]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], called, { type: kind }));
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, type] as const,
  );

describe('the editor of documents', () => {
  it('writes headings, a table, an uploaded picture and placeholders, which reach the agreement', async () => {
    const { page } = ada;
    const { data } = await call<{ data: { id: number; published_at: string | null }[] }>(
      page,
      'GET',
      '/api/documents?kind=rental_agreement',
    );
    await page.goto(`/#/documents/${data.find((one) => one.published_at)?.id}/edit`);
    await text().getByText('16. General').waitFor();

    await toEnd(text());
    await text().press('Enter');
    await tool('Heading 2').click();
    await page.keyboard.type('The seal');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Signed by ');
    await tool('Placeholder').click();
    await page.getByRole('menuitem', { name: 'Renter’s name' }).click();
    await page.keyboard.type(' at {{equipment_address}}.');
    await page.keyboard.press('Enter');
    await tool('Picture').click();
    const files = page.getByRole('dialog', { name: 'Choose a picture' });
    await files
      .getByLabel('Files to upload')
      .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: DOT });
    await files.getByRole('button', { name: 'Use this file' }).click();
    await page.getByLabel('What does it show?').fill('Our seal');
    await page.getByRole('button', { name: 'Put it in' }).click();
    await text().getByRole('img', { name: 'Our seal' }).waitFor();
    await toEnd(text());
    await text().press('Enter');
    await tool('Table').click();
    await page.getByRole('menuitem', { name: 'Insert a table' }).click();
    await page.keyboard.type('Part');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Count');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Price');

    const preview = page.getByRole('group', { name: 'The text, filled in' });
    await preview.getByText('Signed by Ray Renter at Round Rock, TX.').waitFor();
    await preview.getByRole('columnheader', { name: 'Count' }).waitFor();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const panel = page.getByRole('dialog', { name: 'Document' });
    await panel.getByText('Ada Admin').first().waitFor();
    await panel.locator('ins').filter({ hasText: 'The seal' }).first().waitFor();
    await panel.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await panel.getByText('In force').waitFor();

    const agreement = await agreementOf(await visit());
    expect(agreement).toMatch(/<h2>The seal<\/h2><p>Signed by Ray Renter at [^.<]+\.<\/p>/);
    expect(agreement).toMatch(
      /<p><img src="\/media\/[^"]+\.webp" alt="Our seal" width="1" height="1" \/><\/p>/,
    );
    expect(agreement).toContain(
      '<table><thead><tr><th>Part</th><th>Count</th><th>Price</th></tr></thead><tbody>',
    );

    await page.goto('/#/files');
    await page.getByRole('button', { name: /seal.png/ }).click();
    const file = page.getByRole('complementary', { name: 'File seal.png' });
    await file.getByRole('link', { name: /^Document “Equipment Rental Agreement, version/ }).waitFor();
    expect(await file.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    expect(ada.complaints).toEqual([]);
  });

  it('takes clean text from Word and Google Docs, and is worked by keys alone', async () => {
    const { page } = ada;
    await page.goto('/#/documents/new');
    await text().focus();
    await paste(FROM_WORD);
    await page.getByText('A picture was left out').waitFor();
    expect((await kept()).content).toBe(
      '<p><strong>Fuel</strong></p><ul><li>Full at the start</li><li>Paid by {{owner_name}}</li></ul>',
    );

    await text().press('Control+A');
    await paste(FROM_DOCS);
    expect((await kept()).content).toBe('<p>Keys <strong>stay</strong></p><ol><li>one</li></ol>');

    await pasteFile('plan.pdf', 'application/pdf');
    await page.getByText('plan.pdf is no picture that can be kept').waitFor();
    await text().fill('Fuel');
    await text().press('Alt+F10');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const focused = page.locator(':focus');
    await until(
      () => page.keyboard.press('ArrowRight'),
      async () => (await focused.getAttribute('aria-label')) === 'Heading 2',
    );
    await page.keyboard.press('Enter');
    await tool('Heading 2').and(page.locator('[aria-pressed="true"]')).waitFor();
    expect((await kept()).content).toBe('<h2>Fuel</h2>');

    await text().press('Alt+F10');
    await page.keyboard.press('Escape');
    expect(await text().evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page
      .getByText(/name.* is required/i)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

async function agreementOf(ray: Visitor): Promise<string> {
  await ray.signIn(people.ray);
  const machines = await call<{ data: { id: number; user_name: string }[] }>(
    ray.page,
    'GET',
    '/api/machines',
  );
  const foreign = machines.data.find(({ user_name }) => user_name !== 'Ray Renter');
  const id = await sendRequest(ray.page, foreign?.id ?? 0, '2028-03-06', '2028-05-06');
  const path = `/api/rental_requests/${id}/agreement`;
  const html = (await ray.page.evaluate(`fetch('${path}').then((answer) => answer.text())`)) as string;
  await ray.leave();
  return html;
}

import { createEvent, fireEvent } from '@testing-library/react';
import { lateAnswer, controlledValue, page, waitFor, within } from '@yard/testing/screen';
import { markAll, openText, text, tool } from '../../test/rich-text';
import type { RichTextFile } from './rich-text';

const plan: RichTextFile = { url: '/files/plan.png', name: 'plan.png', width: 40, height: 30 };
const choose = jest.fn<Promise<RichTextFile | null>, ['picture' | 'link']>();
const upload = jest.fn<Promise<RichTextFile>, [File, (share: number) => void]>();
const files = { choose, upload };
beforeEach(() => {
  choose.mockReset().mockResolvedValue(plan);
  upload.mockReset().mockResolvedValue(plan);
});
const sheet = (name: string) => page.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

async function paste({ html = '', plain = '', given = [] as File[] }) {
  const written = await text();
  const event = createEvent.paste(written, {
    clipboardData: {
      types: ['text/html', 'text/plain'],
      files: given,
      getData: (type: string) => ({ 'text/html': html, 'text/plain': plain })[type] ?? '',
    },
  });
  fireEvent(written, event);
}

it('makes marked words a link, leads it elsewhere and takes it away', async () => {
  const { person } = openText('<p>Hello</p>');
  await markAll(person);
  await person.click(await tool('Link'));
  const asked = await sheet('Link');
  expect(asked.textContent).toBe('LinkAddressSet linkCancel');
  expect(within(asked).getByLabelText('Address').getAttribute('placeholder')).toBe('https://');
  await person.type(within(asked).getByLabelText('Address'), 'no address');
  await person.click(await tool('Set link'));
  expect(asked.textContent).toContain('This isn’t an address. Try https://… or an email address.');
  await person.clear(within(asked).getByLabelText('Address'));
  await person.type(within(asked).getByLabelText('Address'), 'a.example');
  expect(asked.textContent).not.toContain('This isn’t an address');
  await person.click(await tool('Set link'));
  const linked = (to: string) => `<p><a href="${to}" rel="nofollow noopener noreferrer">Hello</a></p>`;
  await waitFor(() => expect(controlledValue()).toBe(linked('https://a.example')));
  await gone();
  expect((await tool('Link')).getAttribute('aria-pressed')).toBe('true');
  await person.click(await tool('Link'));
  expect((await sheet('Link')).textContent).toBe('LinkAddressSet linkRemove linkCancel');
  expect(page.getByLabelText('Address')).toHaveProperty('value', 'https://a.example');
  await person.click(await tool('Cancel'));
  await gone();
  expect(controlledValue()).toBe(linked('https://a.example'));
  await markAll(person);
  await person.click(await tool('Link'));
  await person.click(await tool('Remove link'));
  await waitFor(() => expect(controlledValue()).toBe('<p>Hello</p>'));
});

it('writes a link where nothing is marked, to a file too', async () => {
  const { person } = openText('', { files, kind: 'long' });
  await person.click(await text());
  await person.keyboard('{Control>}k{/Control}');
  expect((await sheet('Link')).textContent).toBe('LinkAddressText (optional)Link to a fileSet linkCancel');
  await person.click(await tool('Link to a file'));
  await waitFor(() => expect(page.getByLabelText('Address')).toHaveProperty('value', '/files/plan.png'));
  expect(page.getByLabelText('Text (optional)')).toHaveProperty('value', 'plan.png');
  expect(choose.mock.calls).toEqual([['link']]);
  await person.clear(page.getByLabelText('Text (optional)'));
  await person.click(await tool('Set link'));
  await waitFor(() => expect(controlledValue()).toBe('<p><a href="/files/plan.png">/files/plan.png</a></p>'));
});

it('puts in a picture once it is described, and describes it anew', async () => {
  const { person } = openText('', { files });
  await person.click(await tool('Picture'));
  const asked = await sheet('Describe the picture');
  expect(asked.textContent).toBe(
    'Describe the pictureWhat does it show?Read out to people who cannot see it.It is decoration and says nothingPut it inCancel',
  );
  expect(asked.querySelector('img')?.getAttribute('src')).toBe('/files/plan.png');
  await person.click(await tool('Put it in'));
  expect(asked.textContent).toContain('Say what the picture shows, or that it is decoration.');
  await person.type(within(asked).getByRole('textbox'), ' A plan ');
  expect(asked.textContent).not.toContain('Say what');
  await person.click(await tool('Put it in'));
  await waitFor(() =>
    expect(controlledValue()).toBe(
      '<p><img src="/files/plan.png" alt="A plan" width="40" height="30" /></p>',
    ),
  );
  await gone();
  expect(choose.mock.calls).toEqual([['picture']]);
  choose.mockResolvedValue({ ...plan, url: '/files/b.png', width: null });
  await person.click(await tool('Picture'));
  await person.click(within(await sheet('Describe the picture')).getByRole('checkbox'));
  expect(within(await sheet('Describe the picture')).getByRole('textbox')).toHaveProperty('disabled', true);
  await person.click(await tool('Cancel'));
  await gone();
  expect(controlledValue()).toContain('alt="A plan"');
  choose.mockResolvedValue(null);
  await person.click(await tool('Picture'));
  await waitFor(() => expect(choose).toHaveBeenCalledTimes(3));
  expect(page.queryByRole('dialog')).toBeNull();
});

it('uploads pictures that are pasted, and says why one is refused', async () => {
  const late = lateAnswer();
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  upload.mockImplementationOnce(async (_file, onShare) => {
    onShare(0.5);
    await late.answer();
    throw new Error('The file is no picture.');
  });
  const { person } = openText('<p>Hello</p>', { files });
  await paste({ given: [picture], plain: 'a.png as text' });
  expect(upload).not.toHaveBeenCalled();
  await paste({ given: [picture, new File(['x'], 'b.png', { type: 'image/png' })] });
  expect(await page.findByRole('progressbar', { name: 'Uploading a.png' })).toHaveProperty('value', 0.5);
  late.give(null);
  expect(await page.findByText(/The file is no picture\./)).toBeTruthy();
  await person.click(within(await sheet('Describe the picture')).getByRole('checkbox'));
  await person.click(await tool('Put it in'));
  await waitFor(() =>
    expect(controlledValue()).toContain('<img src="/files/plan.png" alt="" width="40" height="30" />'),
  );
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'b.png']);
});

it('says how many pictures were left out of what was pasted', async () => {
  const foreign = '<img src="https://a.example/a.png">';
  openText('', { chips: [{ name: 'renter', label: 'Renter’s name' }] });
  await paste({ html: `<h1>Dear {{renter}}</h1><p>b</p>${foreign}` });
  await waitFor(() => expect(controlledValue()).toBe('<h2>Dear {{renter}}</h2><p>b</p>'));
  const message = 'left out: it lies elsewhere. Save it and add it here with “Picture”.';
  expect(await page.findByText(`A picture was ${message}`)).toBeTruthy();
  await paste({ html: `<p>c</p>${foreign}${foreign}` });
  expect(await page.findByText(`2 pictures were ${message}`)).toBeTruthy();
});

it('leads from the text to its tools and back, and takes over another text', async () => {
  const { person } = openText('<p>Hello</p>');
  await person.click(await text());
  await person.keyboard('{Alt>}{F10}{/Alt}');
  expect(document.activeElement).toBe(await tool('Heading 2'));
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(await text());
  await person.click(await tool('Take over'));
  await waitFor(async () => expect((await text()).textContent).toBe('Of another'));
  expect(controlledValue()).toBe('<p>Of another</p>');
});

it('lets nobody write where it is disabled', async () => {
  openText('<p>Hello</p>', { disabled: true, files, required: true });
  const written = await text();
  expect(written.getAttribute('contenteditable')).toBe('false');
  expect(written.getAttribute('aria-required')).toBe('true');
  for (const button of within(page.getByRole('toolbar')).getAllByRole('button'))
    expect(button).toHaveProperty('disabled', true);
});

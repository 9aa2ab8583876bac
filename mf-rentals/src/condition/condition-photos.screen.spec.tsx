import { fireEvent } from '@testing-library/react';
import { lateAnswer, page, read, refused, waitFor, within } from '@yard/testing/screen';
import { handoverRecord, onRent, openEnd, picture } from '../../test/open-ends';
import { HandoverSheet } from '../handover/handover-sheet';

const jpg = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const media = (id: number) => ({ id, url: `/media/${id}.jpg`, width: 800, height: 600 });
const open = (fields: object = {}) =>
  openEnd(<HandoverSheet request={onRent(fields)} onClose={() => undefined} />);
const sheet = () => page.findByRole('dialog');
const field = async (side: string) =>
  within(await sheet()).findByLabelText<HTMLInputElement>(`Photos to add: ${side}`);
const photos = () =>
  page
    .getAllByRole('button', { name: /^Remove|^Enlarge/ })
    .map((button) => button.getAttribute('aria-label'));

it('sends pictures by their sides, and takes a new one away again', async () => {
  const { person, answer, sent, press, stored } = open();
  const late = lateAnswer();
  answer('POST /api/media', late.answer);
  await person.upload(await field('Front'), jpg('a.jpg'));
  await page.findByRole('button', { name: '1 photo is being sent' });
  expect(stored.size).toBe(1);
  await person.upload(await field('Damage'), jpg('b.jpg'));
  await page.findByRole('button', { name: '2 photos are being sent' });
  expect(page.getByText('Front: a.jpg')).toBeTruthy();
  expect(page.getByText('Damage: b.jpg')).toBeTruthy();
  expect(page.getByText(/^Take each side once/).textContent).toContain('28 more of at most 10 MB.');
  answer('POST /api/media', media(42));
  late.give(media(41));
  await page.findByRole('button', { name: 'Remove Damage, photo 1' });
  expect(photos()).toEqual([
    'Enlarge: Front, photo 1',
    'Remove Front, photo 1',
    'Enlarge: Damage, photo 1',
    'Remove Damage, photo 1',
  ]);
  expect(stored.size).toBe(0);
  answer('DELETE /api/media/41', { status: 204 });
  await press('Remove Front, photo 1');
  await waitFor(() => expect(sent().at(-1)).toEqual({ call: 'DELETE /api/media/41', body: null }));
  expect(sent()[0]).toEqual({ call: 'POST /api/media', body: { file: 'a.jpg' } });
  answer('POST /api/rental_requests/2/handover', refused({ hours: ['Read the meter.'] }));
  await person.click(page.getByRole('button', { name: 'Record hand-over' }));
  expect(photos()).toEqual(['Enlarge: Damage, photo 1', 'Remove Damage, photo 1']);
});

it('takes a picture that is recorded out of the form alone', async () => {
  const { press, sent } = open({ handover: handoverRecord({ photos: [picture(21, 'meter')] }) });
  await press('Remove Meter and fuel, photo 1');
  await waitFor(() => expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull());
  expect(sent()).toEqual([]);
});

it('says which pictures were refused, and goes on with the next', async () => {
  const { person, answer } = open();
  answer('POST /api/media', refused({ file: ['This is no picture.'] }));
  await person.upload(await field('Rear'), jpg('c.jpg'));
  await page.findByText(/This is no picture\./);
  await person.upload(await field('Rear'), jpg('big.jpg', 11 * 1024 * 1024));
  const big = await page.findByText(/Rear: big\.jpg/);
  await waitFor(() =>
    expect(read(big.closest('li') ?? big)).toBe(
      'Rear: big.jpg | The file is larger than 10 MB. Choose a smaller one. | [Dismiss Rear: big.jpg]',
    ),
  );
  answer('POST /api/media', media(43));
  await person.upload(await field('Rear'), jpg('d.jpg'));
  await page.findByRole('button', { name: 'Remove Rear, photo 1' });
  const [dismiss] = page.getAllByRole('button', { name: /c\.jpg/ });
  await person.click(dismiss ?? document.body);
  await waitFor(() => expect(page.queryByText(/Rear: c\.jpg/)).toBeNull());
});

it('keeps pictures that cannot be sent, and sends them once the browser is online again', async () => {
  const { person, answer, stored, sent } = open();
  answer('POST /api/media', { status: 503, body: { message: 'Away.' } });
  await person.upload(await field('Left side'), jpg('e.jpg'));
  const waiting = await page.findByText(/Left side: e\.jpg/);
  await waitFor(() =>
    expect(read(waiting.closest('li') ?? waiting)).toBe(
      'Left side: e.jpg | Waits for a connection | (Uploading Left side: e.jpg) | [Dismiss Left side: e.jpg]',
    ),
  );
  expect([...stored.values()]).toMatchObject([{ place: '2:rental_requests/2/handover', tag: 'left' }]);
  answer('POST /api/media', media(44));
  fireEvent(window, new Event('online'));
  await page.findByRole('button', { name: 'Remove Left side, photo 1' });
  expect(sent()).toHaveLength(2);
  expect(stored.size).toBe(0);
});

it('takes no more pictures than there is room for', async () => {
  const taken = Array.from({ length: 29 }, (_, at) => picture(100 + at, 'other'));
  const { person, answer, sent, press } = open({ handover: handoverRecord({ photos: taken }) });
  answer('POST /api/media', media(45));
  await person.upload(await field('Front'), [jpg('f.jpg'), jpg('g.jpg')]);
  await page.findByText('You can add 30 photos at most.');
  await press('Close');
  await waitFor(() => expect(sent()).toEqual([{ call: 'POST /api/media', body: { file: 'f.jpg' } }]));
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Add photos: Front' })).toHaveProperty('disabled', true),
  );
});

it('sends what was left when the form was open before, and nothing of other forms', async () => {
  const { answer, sent, stored } = open();
  const left = { place: '2:rental_requests/2/handover', tag: 'rear', file: jpg('h.jpg') };
  stored.set(7, { ...left, id: 7 });
  stored.set(8, { ...left, id: 8, place: '3:rental_requests/2/handover' });
  answer('POST /api/media', media(46));

  await page.findByRole('button', { name: 'Remove Rear, photo 1' });
  await waitFor(() => expect([...stored.keys()]).toEqual([8]));
  expect(sent()).toEqual([{ call: 'POST /api/media', body: { file: 'h.jpg' } }]);
});

it('says that pictures wait for a connection', async () => {
  const { person, answer } = open();
  answer('POST /api/media', { status: 503, body: { message: 'Away.' } });

  await person.upload(await field('Front'), jpg('a.jpg'));
  await page.findByRole('button', { name: '1 photo waits for a connection' });
  await person.upload(await field('Front'), jpg('b.jpg'));
  await page.findByRole('button', { name: '2 photos wait for a connection' });
});

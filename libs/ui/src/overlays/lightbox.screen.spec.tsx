import { openPart, page, waitFor, within } from '@yard/testing/screen';
import { useLightbox } from './lightbox';

const press = (name: string) => page.findByRole('button', { name });
const pictures = [
  { src: '/1.jpg', alt: 'Front' },
  { src: '/2.jpg', alt: 'Back' },
];
function Looking({ of = pictures }: { of?: typeof pictures }) {
  const lightbox = useLightbox();
  return <button onClick={() => lightbox.open(of, of.length - 1)}>Look</button>;
}

it('turns pictures in full screen, around their ends', async () => {
  const { person } = openPart(<Looking />);
  await person.click(await press('Look'));
  const viewer = await page.findByRole('dialog', { name: 'Pictures' });
  expect(viewer.textContent).toBe('2 of 2: Back');
  await person.click(await press('Next picture'));
  expect(viewer.textContent).toBe('1 of 2: Front');
  expect(within(viewer).getByRole('img', { name: 'Front' }).getAttribute('src')).toBe('/1.jpg');
  await person.click(await press('Previous picture'));
  expect(viewer.textContent).toBe('2 of 2: Back');
  await person.keyboard('{ArrowRight}');
  expect(viewer.textContent).toBe('1 of 2: Front');
  await person.keyboard('{ArrowLeft}');
  expect(viewer.textContent).toBe('2 of 2: Back');
  await person.click(await press('Close pictures'));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('turns nothing where there is one picture, and closes by Escape', async () => {
  const { person } = openPart(<Looking of={pictures.slice(0, 1)} />);
  await person.click(await press('Look'));
  await page.findByRole('dialog');
  expect(page.queryByRole('button', { name: 'Next picture' })).toBeNull();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

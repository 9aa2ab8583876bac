import { complaints, openPart, page, waitFor } from '@yard/testing/screen';
import { useModals } from './modal-stack';

jest.mock('./modal-surface-code', () => {
  throw new Error('offline');
});

function Telling() {
  const { alert } = useModals();
  return <button onClick={() => void alert({ message: 'It is late.' })}>Tell</button>;
}

it('is there when the code of the dialogs cannot be had, and takes the rest of the press that closes it', async () => {
  const { person } = openPart(<Telling />);
  await person.click(await page.findByRole('button', { name: 'Tell' }));
  expect((await page.findByRole('alertdialog', { name: 'Message' })).textContent).toContain('It is late.');
  const close = await page.findByRole('button', { name: 'Close' });
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const append = jest.spyOn(document.body, 'append');
  await person.click(close);
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ className: 'restOfPress' }));
  expect(complaints.splice(0).join()).toContain('offline');
});

import { currentUser, openPart, page, waitFor } from '@yard/testing/screen';
import { AnnouncementNotice, ImpersonationNotice, PreviewNotice } from './notices';

const olive = currentUser();
const press = (name: string) => page.findByRole('button', { name });
const news = { id: 4, content: 'Closed on Friday.', ends_at: '2026-12-30T00:00:00Z' };
afterEach(() => document.getElementById('fixed-notices')?.replaceChildren());
const versions = [
  { name: 'mf_catalog', version: '0a1b2c3d4e5f' },
  { name: 'mf_rentals', version: 'built' },
];
const refusal = { status: 403, body: { message: 'Not now.' } };

it('announces something until its reader closes it, and again once it was changed', async () => {
  const { person } = openPart(<AnnouncementNotice announcement={news} />);
  const notice = await page.findByRole('region', { name: 'Announcement' });
  await waitFor(() => expect(notice.textContent).toBe('Closed on Friday.Close'));
  await person.click(await press('Close'));
  expect(page.queryByRole('region', { name: 'Announcement' })).toBeNull();
  expect(localStorage.getItem('yard.announcement')).toBe('4 Closed on Friday.');
});

it.each([
  ['4 Closed on Friday.', 0],
  ['4 Closed on Monday.', 1],
  ['5 Closed on Friday.', 1],
])('after %s was closed shows %i announcement', async (read, count) => {
  localStorage.setItem('yard.announcement', read);
  openPart(
    <>
      <AnnouncementNotice announcement={news} />
      <AnnouncementNotice announcement={null} />
      <p>Page</p>
    </>,
  );
  await page.findByText('Page');
  if (count > 0) await page.findByText('Closed on Friday.');
  await waitFor(() => expect(page.queryAllByRole('region', { name: 'Announcement' })).toHaveLength(count));
});

it('ends an announcement when its time is over', async () => {
  openPart(<AnnouncementNotice announcement={{ ...news, ends_at: '2026-11-20T12:00:00.300Z' }} />);
  await page.findByRole('region', { name: 'Announcement' });
  await waitFor(() => expect(page.queryByRole('region', { name: 'Announcement' })).toBeNull());
});

it('says to an admin whose site they see and until when, and tells why it cannot be ended', async () => {
  const impersonation = { admin_name: 'Ada', ends_at: '2026-11-20T18:30:00Z' };
  const { person, sent } = openPart(<ImpersonationNotice />, {
    user: { ...olive, impersonation },
    answers: { 'POST /impersonation/end': { status: 403, body: { message: 'Not now.' } } },
  });
  const notice = await page.findByRole('region', { name: 'Another person’s site' });
  await waitFor(() =>
    expect(notice.textContent).toBe(
      'Ada, you see the site as Olive Owner does, until 12:30 PM. Nothing can be changed.Stop',
    ),
  );
  await person.click(await press('Stop'));
  expect((await page.findByRole('alertdialog')).textContent).toBe('Not now.Close');
  expect(sent()).toEqual([{ call: 'POST /impersonation/end', body: null }]);
});

it('says which versions somebody tries alone, and leads from the desk to the public site', async () => {
  const { person, sent } = openPart(
    <>
      <PreviewNotice preview={{ versions, ends_at: '2026-11-20T18:00:00Z' }} site="admin" />
      <PreviewNotice preview={null} site="admin" />
    </>,
    { answers: { 'DELETE /api/remote_preview': refusal, 'POST /api/remote_preview/ticket': refusal } },
  );
  const notice = await page.findByRole('region', { name: 'Tried by you alone' });
  await waitFor(() =>
    expect(notice.textContent).toBe(
      'You alone try mf_catalog 0a1b2c3d4e5f and mf_rentals as the site was built with it.Stop trying itTry it on the public site',
    ),
  );
  await person.click(await press('Stop trying it'));
  await person.click(await press('Close'));
  await person.click(await press('Try it on the public site'));
  await waitFor(() => expect(sent().map(({ call }) => call.split(' ')[0])).toEqual(['DELETE', 'POST']));
});

it('has no way to the public site on the public site', async () => {
  openPart(<PreviewNotice preview={{ versions, ends_at: '2026-11-20T18:00:00Z' }} site="public" />);
  await press('Stop trying it');
  expect(page.queryByRole('button', { name: 'Try it on the public site' })).toBeNull();
});

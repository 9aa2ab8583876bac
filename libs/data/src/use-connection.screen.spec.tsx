import { notificationType } from '@yard/contracts';
import { listOf, openPart, page, waitFor } from '@yard/testing/screen';
import { useWire } from './data-provider';
import { useConnection } from './use-connection';
import { useRecords } from './use-records';

const back = jest.fn();
function Bar() {
  const trouble = useConnection(back);
  const { http } = useWire();
  const { isSuccess } = useRecords(notificationType, {});
  return (
    <>
      <p>{`trouble: ${trouble}, read: ${isSuccess}`}</p>
      <button onClick={() => void http.get('/api/any').catch(() => undefined)}>Ask</button>
    </>
  );
}

it('asks a server that does not answer until it does, and then everything anew', async () => {
  back.mockReset();
  const { person, answer, asked } = openPart(<Bar />, {
    answers: {
      'GET /api/notifications': listOf([]),
      'GET /api/any': { status: 403, body: {} },
      'GET /health/ready': { status: 503, body: {} },
    },
  });
  await page.findByText('trouble: null, read: true');
  await person.click(page.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(asked('GET /api/any')).toHaveLength(1));
  expect(page.getByText('trouble: null, read: true')).toBeTruthy();
  answer('GET /api/any', { status: 502, body: {} });
  await person.click(page.getByRole('button', { name: 'Ask' }));
  expect(await page.findByText('trouble: unreachable, read: true')).toBeTruthy();
  await waitFor(() => expect(asked('GET /health/ready')).not.toHaveLength(0));
  expect(page.getByText('trouble: unreachable, read: true')).toBeTruthy();
  expect(back).not.toHaveBeenCalled();
  answer('GET /health/ready', {});
  expect(await page.findByText('trouble: null, read: true')).toBeTruthy();
  expect(back).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(asked('GET /api/notifications')).toHaveLength(2));
});

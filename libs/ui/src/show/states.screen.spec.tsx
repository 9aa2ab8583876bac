import { openPart, page } from '@yard/testing/screen';
import { type ReactNode } from 'react';
import { AwaitedRecord } from './awaited-record';
import { LoadFailed } from './load-failed';
import { Stepper, Timeline } from './progress';
import { SkeletonCards, SkeletonPage, SkeletonTable, SkeletonText } from './skeleton';
import { Banner, EmptyState, ErrorState } from './states';

const shown = async (part: ReactNode) => {
  const screen = openPart(<div data-testid="part">{part}</div>);
  return { ...screen, part: await page.findByTestId('part') };
};
const classesOf = (part: Element, name: string) =>
  [...part.querySelectorAll(`.${name}`)].map(({ className }) => className);

it('shows where one is in a few steps, and leads back to those that are done', async () => {
  const go = jest.fn();
  const { person, part } = await shown(<Stepper steps={['Days', 'Papers', 'Card']} current={1} onGo={go} />);
  expect(page.getByRole('list', { name: 'Step 2 of 3' }).textContent).toBe('Days (done)2Papers3Card');
  expect(classesOf(part, 'step')).toEqual(['step done', 'step here', 'step ahead']);
  expect(page.getAllByRole('listitem').map((one) => one.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
  await person.click(page.getByRole('button'));
  expect(go.mock.calls).toEqual([[0]]);
});

it('tells what happened and what is to come', async () => {
  const { part } = await shown(
    <Timeline
      events={[
        { id: 1, title: 'Asked', at: 'Monday', tone: 'good', children: 'By Ray' },
        { id: 2, title: 'Pickup', ahead: true },
      ]}
    />,
  );
  expect(part.textContent).toBe('AskedMondayBy RayPickup');
  expect([classesOf(part, 'event'), classesOf(part, 'knot')]).toEqual([
    ['event', 'event future'],
    ['knot good', 'knot neutral'],
  ]);
  expect(part.querySelectorAll('svg')).toHaveLength(1);
});

it('says what is empty, what failed and what is to be known', async () => {
  const retry = jest.fn();
  const { person, part } = await shown(
    <>
      <EmptyState title="No rentals" action={<a href="#top">Find one</a>} level={2}>
        They stand here.
      </EmptyState>
      <ErrorState title="It failed" level={3} onRetry={retry} action="Or else">
        All is kept.
      </ErrorState>
      <LoadFailed title="Not loaded" answer={{ isFetching: true, refetch: retry }} />
      <Banner title="Note" action="Act">
        Words
      </Banner>
      <Banner tone="bad" title="Bad" />
    </>,
  );
  expect(part.textContent).toBe(
    'No rentalsThey stand here.Find oneIt failedAll is kept.Try againOr elseNot loadedTry againWorkingNoteWordsActBad',
  );
  expect(
    [page.getByRole('heading', { level: 2 }), page.getByRole('heading', { level: 3 })].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(['No rentals', 'It failed']);
  expect(page.getAllByRole('alert')).toHaveLength(3);
  expect(classesOf(part, 'banner')).toEqual(['banner info', 'banner bad']);
  await person.click(page.getByRole('button', { name: 'Try again' }));
  await person.click(page.getByRole('button', { name: 'Try again Working' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('waits for a record, and says where it could not be loaded', async () => {
  const refetch = jest.fn();
  const { person, part } = await shown(
    <>
      <AwaitedRecord title="No ticket" answer={{ isError: false, isFetching: true, refetch }} />
      <AwaitedRecord title="No ticket" answer={{ isError: true, isFetching: false, refetch }}>
        It may be gone.
      </AwaitedRecord>
    </>,
  );
  expect(part.textContent).toBe('LoadingNo ticketIt may be gone.Try again');
  await person.click(page.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps the room of what is on its way', async () => {
  const { part } = await shown(
    <>
      <SkeletonText />
      <SkeletonCards />
      <SkeletonCards count={2} picture={false} />
      <SkeletonTable rows={2} columns={3} />
      <SkeletonPage />
    </>,
  );
  expect(part.textContent).toBe('Loading'.repeat(4));
  const cards = [...part.querySelectorAll('.card')].map(
    (card) => `${card.querySelectorAll('.line').length} ${card.querySelectorAll('.block').length}`,
  );
  expect(cards).toEqual(['5 1', '5 1', '5 1', '5 1', '3 0', '3 0']);
  expect(
    [...(part.querySelector('.text')?.children ?? [])].map((line) => line.getAttribute('style')),
  ).toEqual(['width: 100%;', 'width: 100%;', 'width: 60%;']);
  expect(part.querySelectorAll('.table .row')).toHaveLength(3);
  expect(part.querySelectorAll('.table .line')).toHaveLength(9);
});

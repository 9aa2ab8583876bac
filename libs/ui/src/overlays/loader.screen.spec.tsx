import { act, render } from '@testing-library/react';
import { page } from '@yard/testing/screen';
import { type Loader, LoaderProvider, useLoader } from './loader';

let loader: Loader;
function Page() {
  loader = useLoader();
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <LoaderProvider>
      <Page />
    </LoaderProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const indicator = () => page.queryByRole('button', { name: 'Hide the loading indicator' });
const begin = (ms: number) => {
  const done = jest.fn();
  const work = () => new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms));
  act(() => void loader.run(work).then(done));
  return done;
};

it('shows after 250 ms, not before, and not for what takes less (requirement 9.1)', async () => {
  begin(240);
  await pass(300);
  expect(indicator()).toBeNull();

  begin(600);
  await pass(249);
  expect(indicator()).toBeNull();
  await pass(1);
  expect(indicator()).toBeTruthy();
  await pass(350);
  expect(indicator()).toBeNull();
});

it('goes with its button, while the work goes on (requirement 4.10)', async () => {
  const done = begin(1000);
  await pass(250);

  act(() => indicator()?.click());

  expect(indicator()).toBeNull();
  expect(done).not.toHaveBeenCalled();
  await pass(750);
  expect(done.mock.calls).toEqual([['answer']]);
});

import { fireEvent, render } from '@testing-library/react';
import { page } from '@yard/testing/screen';
import { MessageList } from './message-list';

const message = (id: number, own = false) => ({
  ...{ id, own, author: 'Ray', time: '8:05 AM', day: 'Mon, Nov 30', children: `No. ${id}` },
});
const list = (...messages: ReturnType<typeof message>[]) => (
  <MessageList label="Messages" messages={messages} />
);
const area = () => page.getByRole('log');
const scrollTo = (top: number) => {
  area().scrollTop = top;
  fireEvent.scroll(area());
};

beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

it('opens at the newest message and stays there, but leaves whoever reads earlier ones', () => {
  const { rerender } = render(list(message(1)));
  expect(area().scrollTop).toBe(1000);
  scrollTo(690);
  rerender(list(message(1), message(2)));
  expect(area().scrollTop).toBe(1000);
  scrollTo(200);
  rerender(list(message(1), message(2), message(3)));
  expect(area().scrollTop).toBe(200);
  rerender(list(message(1), message(2), message(3), message(4, true)));
  expect(area().scrollTop).toBe(1000);
});

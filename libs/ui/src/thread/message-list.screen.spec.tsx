import { fireEvent, render } from '@testing-library/react';
import { page } from '@yard/testing/screen';
import { MessageList } from './message-list';

const message = (id: number, own = false) => ({
  ...{ id, own, author: 'Ray', time: '8:05 AM', day: 'Mon, Nov 30', children: `No. ${id}` },
});
const list = (...messages: ReturnType<typeof message>[]) => (
  <div>
    <MessageList label="Messages" messages={messages} />
    <form style={{ position: 'sticky' }} />
  </div>
);
const area = () => page.getByRole('log');
const scrollTo = (top: number) => {
  area().scrollTop = top;
  fireEvent.scroll(area());
};

beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
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

it('ends above the box to write in, unless that leaves a slit', () => {
  const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  top.mockReturnValue(new DOMRect(0, 300, 0, 0));
  render(list(message(1)));
  expect(area().style.maxHeight).toBe('min(60vh, 640px, 368px)');
  top.mockReturnValue(new DOMRect(0, 600, 0, 0));
  fireEvent(window, new Event('resize'));
  expect(area().style.maxHeight).toBe('min(60vh, 640px, 368px)');
});

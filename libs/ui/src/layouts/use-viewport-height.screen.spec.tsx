import { renderHook } from '@testing-library/react';
import { useViewportHeight } from './use-viewport-height';

const height = () => document.documentElement.style.getPropertyValue('--vh');
function resizeTo(innerHeight: number): void {
  Object.assign(window, { innerHeight });
}

it('measures the visible height at start, a second later and at every resize (requirement 9.7)', () => {
  jest.useFakeTimers();
  resizeTo(800);
  const { unmount } = renderHook(useViewportHeight);
  expect(height()).toBe('8px');

  resizeTo(700);
  jest.advanceTimersByTime(999);
  expect(height()).toBe('8px');
  jest.advanceTimersByTime(1);
  expect(height()).toBe('7px');
  resizeTo(600);
  window.dispatchEvent(new Event('resize'));
  expect(height()).toBe('6px');

  unmount();
  resizeTo(500);
  window.dispatchEvent(new Event('resize'));
  expect(height()).toBe('6px');
});

afterEach(() => jest.useRealTimers());

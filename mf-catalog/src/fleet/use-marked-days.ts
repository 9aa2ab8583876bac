import type { FleetSpan } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { type PointerEvent, useState } from 'react';
import { type Days, freeDays } from './shown-days';

/**
 * Marks free days of a track by a drag across them, or one by a tap.
 *
 * @param onMarked  called with the days when the pointer is released
 */
export function useMarkedDays(
  shown: { from: string; count: number },
  spans: readonly FleetSpan[],
  onMarked: (days: Days) => void,
) {
  const [drag, setDrag] = useState<{ pressed: string; reached: string } | null>(null);
  const marked = drag && freeDays(drag.pressed, drag.reached, spans);
  const dayAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * shown.count);
    return addDays(shown.from, Math.min(Math.max(index, 0), shown.count - 1));
  };
  const track = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Links and buttons of the track have presses of their own.
      if (event.button !== 0 || event.target !== event.currentTarget) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ pressed: dayAt(event), reached: dayAt(event) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, reached: dayAt(event) });
    },
    onPointerUp: () => {
      if (marked) onMarked(marked);
      setDrag(null);
    },
    // A finger that scrolls the page.
    onPointerCancel: () => setDrag(null),
  };
  return { marked, track };
}

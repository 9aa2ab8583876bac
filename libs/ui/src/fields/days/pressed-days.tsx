import type { ClipboardEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { isNoDay, readPasted } from './typed-days';

const PART = '[contenteditable]';

/** Frame around the parts of a field's days, and the part that was pressed last. */
export type DayParts = { frame: RefObject<HTMLDivElement | null>; pressed: RefObject<Element | null> };

/** True for each filled part of the days in a frame, in their order. */
export function filledParts(frame: HTMLElement | null): boolean[] {
  const parts = frame?.querySelectorAll<HTMLElement>(PART) ?? [];
  return [...parts].map(({ dataset }) => dataset.placeholder === undefined);
}

function useCalendarAround(): ((isOpen: boolean) => void) | undefined {
  const single = useContext(DatePickerStateContext);
  const range = useContext(DateRangePickerStateContext);
  return (single ?? range)?.setOpen;
}

export function useOpenedByPress({ frame, pressed }: DayParts): (event: MouseEvent) => void {
  const setOpen = useCalendarAround();
  return ({ target }) => {
    const days = [...(frame.current?.querySelectorAll('[data-day]') ?? [])];
    // An invalid day is reported once its field is left, and stays until then.
    if ((target as Element).closest('button') || days.some((day) => isNoDay(day.textContent))) return;
    pressed.current = frame.current?.querySelector(`${PART}:focus`) ?? null;
    setOpen?.(true);
  };
}

/** An open calendar. Whoever pressed the field in order to type does so: the calendar closes with the first digit. */
export function TypedOn({ parts, children }: { parts: DayParts; children: ReactNode }) {
  const setOpen = useCalendarAround();
  const type = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
    const part = partToType(parts);
    // Before, since the page around an open calendar takes no focus.
    flushSync(() => setOpen?.(false));
    part?.focus();
  };
  const paste = usePastedDays();
  const pasteInto = (event: ClipboardEvent) =>
    paste(event, parts.pressed.current?.closest<HTMLElement>('[data-day]')?.dataset.day);
  return (
    <div onKeyDownCapture={type} onPaste={pasteInto}>
      {children}
    </div>
  );
}

/** The part that was pressed; of an open one's day, or where none was pressed, the first that is open. */
function partToType({ frame, pressed }: DayParts): HTMLElement | null | undefined {
  const part = pressed.current;
  if (part instanceof HTMLElement && part.dataset.placeholder === undefined) return part;
  const open = (part?.closest('[data-day]') ?? frame.current)?.querySelector<HTMLElement>(
    `${PART}[data-placeholder]`,
  );
  return open ?? frame.current?.querySelector<HTMLElement>(PART);
}

/** A day that is pasted goes where the caret is; two of them are the first and the last. */
export function usePastedDays() {
  const single = useContext(DatePickerStateContext);
  const range = useContext(DateRangePickerStateContext);
  return (event: ClipboardEvent, slot?: string) => {
    event.preventDefault();
    const [first, second] = readPasted(event.clipboardData.getData('text'));
    if (first === undefined) return;
    single?.setValue(first);
    if (second !== undefined) range?.setDateRange({ start: first, end: second });
    else range?.setDateTime(slot === 'end' ? 'end' : 'start', first);
  };
}

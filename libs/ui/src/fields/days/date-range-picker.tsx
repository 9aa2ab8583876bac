import type { DateValue } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { DateRangePicker as AriaRangePicker } from 'react-aria-components/DateRangePicker';
import { DaySegments } from './calendar-parts';
import type { DayRange } from './day-range';
import { DayFieldFrame, pickerProps } from './day-field-frame';
import { readDay } from './day-value';
import { RangePopover } from './range-popover';
import type { DayRules } from './span-months';
import { refusedRange } from './typed-days';
import { useTyping } from './use-typing';
import type { FieldProps } from '../field-shell';

export type DateRangePickerProps = DayRules &
  FieldProps<DayRange> & {
    /** Why these days cannot be chosen beside what min and max say; null when they can. */
    refuse?: (days: DayRange) => string | null;
    /** A line under the calendar, such as "Crossed-out days are taken". */
    legend?: string;
    head?: ReactNode;
    isPressed?: boolean;
  };

/** A first and a last day, typed, or picked from a calendar by presses or by a drag. */
export default function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, name, legend, head, min, max, whyNot, outcome } = props;
  const [isOpen, setOpen] = useState(props.isPressed ?? false);
  const { typed, refusal, parts, change, changeFocus, refuseTyped } = useTyping({
    given: writeSpan(value),
    read: readSpan,
    isOpen,
    write: (span: Span) => writeSpan(daysOf(span)),
    refuse: (span) => refusedRange(span, props) ?? props.refuse?.(daysOf(span)) ?? null,
    handOn: (written) => onChange(rangeOf(written)),
  });
  const error = refusal ?? props.error;
  const disabledDates = whyNot && ((day: string) => whyNot(day, null) !== null);
  return (
    <AriaRangePicker
      {...pickerProps({ ...props, disabledDates }, error)}
      startName={name && `${name}_from`}
      endName={name && `${name}_to`}
      value={typed}
      onChange={change}
      onFocusChange={changeFocus}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <DayFieldFrame {...props} error={error} parts={parts}>
        <DaySegments slot="start" onNoDay={refuseTyped} />
        <span aria-hidden>–</span>
        <DaySegments slot="end" onNoDay={refuseTyped} />
      </DayFieldFrame>
      <RangePopover
        {...{ parts, legend, head, title: label }}
        rules={{ min, max, whyNot, outcome }}
        onClear={typed ? () => change(null) : undefined}
      />
    </AriaRangePicker>
  );
}

type Span = { start: DateValue; end: DateValue };

const daysOf = ({ start, end }: Span): DayRange => ({ from: start.toString(), to: end.toString() });

/** Both days in one text, or '' while one of them is open. */
const writeSpan = ({ from, to }: DayRange): string => (from && to ? `${from}/${to}` : '');

function readSpan(written: string): Span | null {
  const { from, to } = rangeOf(written);
  const [start, end] = [readDay(from), readDay(to)];
  return start && end ? { start, end } : null;
}

function rangeOf(written: string): DayRange {
  const [from = '', to = ''] = written.split('/');
  return { from, to };
}

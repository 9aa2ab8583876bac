import { lazy, Suspense } from 'react';
import type { ComboBoxProps } from './combo-box';
import type { DateFieldProps } from './date-field';
import type { DateRangePickerProps } from './date-range-picker';
import fieldStyles from './fields.module.css';

// Calendars and searchable lists are a third of the library's weight and on few screens: they arrive
// when the first one is shown, in a frame of their final size.
const ComboBoxCode = lazy(() => import('./combo-box'));
const DateFieldCode = lazy(() => import('./date-field'));
const DateRangeCode = lazy(() => import('./date-range-picker'));

/** One of a long list, found by typing. */
export function ComboBox(props: ComboBoxProps) {
  return (
    <Suspense fallback={<FieldFrame {...props} />}>
      <ComboBoxCode {...props} />
    </Suspense>
  );
}

/** One day: typed, or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<FieldFrame {...props} />}>
      <DateFieldCode {...props} />
    </Suspense>
  );
}

/** A first and a last day, typed or picked; taken days cannot be chosen. */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <Suspense fallback={<FieldFrame {...props} />}>
      <DateRangeCode {...props} />
    </Suspense>
  );
}

function FieldFrame({ label, hint, hideLabel }: Pick<ComboBoxProps, 'label' | 'hint' | 'hideLabel'>) {
  return (
    <div className={fieldStyles.field} aria-hidden>
      {!hideLabel && <span className={fieldStyles.label}>{label}</span>}
      {hint && <span className={fieldStyles.hint}>{hint}</span>}
      <span className={fieldStyles.control} />
    </div>
  );
}

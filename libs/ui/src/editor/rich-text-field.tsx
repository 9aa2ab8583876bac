import { lazy, Suspense } from 'react';
import fieldStyles from '../fields/fields.module.css';
import type { RichTextFieldProps } from './rich-text';

// The editor weighs as much as a site's first load: it comes where one is shown.
const RichTextCode = lazy(() => import('./rich-text-code'));

/** Formatted text, as HTML. `onChange` is called only for what a person changed: an untouched text stays as it is. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Frame {...props} />}>
      <RichTextCode {...props} />
    </Suspense>
  );
}

function Frame({ label, hint, rows = 8 }: RichTextFieldProps) {
  return (
    <div className={fieldStyles.field} aria-hidden>
      <span className={fieldStyles.label}>{label}</span>
      {hint && <span className={fieldStyles.hint}>{hint}</span>}
      <span className={fieldStyles.control} style={{ minHeight: `${rows * 24 + 64}px` }} />
    </div>
  );
}

import { type RecordOf, text, whole } from '../fields';
import { choice, described, part } from '../shapes';
import { FOUND_KINDS } from './find';

export const foundRecordShape = part(
  {
    kind: choice(FOUND_KINDS),
    id: whole,
    title: text,
    subtitle: text,
    path: described('Of its page on the admin site; of a machine on the public one.', text),
  },
  'found_record',
);
/** One result of `GET api/find`. */
export type FoundRecord = RecordOf<typeof foundRecordShape>;
export type FoundKind = FoundRecord['kind'];

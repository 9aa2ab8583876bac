import { day, instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, mapLike, nested, optional, part, record, scalar } from '../shapes';
import { ATTRIBUTE_KINDS } from './attribute-kinds';

export const machineAttributeShape = part(
  {
    name: described('dig_depth: under which its values travel, and lists are narrowed.', text),
    label: text,
    kind: choice(ATTRIBUTE_KINDS),
    unit: optional(described('Of a number: the unit that values are written down in.', text)),
    choices: optional(described('Of a choice: its values.', list(text))),
    min: optional(number()),
    max: optional(number()),
  },
  'machine_attribute',
);
/** An attribute of machines of a type; what does not go with its kind is absent. */
export type MachineAttribute = RecordOf<typeof machineAttributeShape>;

export const checklistItemShape = part(
  { key: described('tyres: under which what was found there travels.', text), label: text },
  'checklist_item',
);
export type ChecklistItem = RecordOf<typeof checklistItemShape>;

export const photoShape = record('photo', {
  machine_id: whole,
  media_id: orNull(whole),
  url: text,
  caption: orNull(text),
  position: whole,
});
export type PhotoRecord = RecordOf<typeof photoShape>;

export const mediaShape = record('media', {
  user_id: whole,
  folder: text,
  name: text,
  url: text,
  mime_type: text,
  size: described('Bytes.', whole),
  width: orNull(whole),
  height: orNull(whole),
});
/** A file a user uploaded; `url` is root-relative and readable without a session. */
export type MediaRecord = RecordOf<typeof mediaShape>;

const folderShape = part({ folder: text, files: whole });
/** A folder is what files say they lie in: it is there as long as one does. */
export type MediaFolder = RecordOf<typeof folderShape>;
export const mediaFoldersShape = part({ folders: list(nested(folderShape)) }, 'media_folders');

const useShape = part({
  record_type: choice([
    'machine',
    'document',
    'deposit_policy',
    'cancellation_policy',
    'rental_request',
    'support_ticket',
    'machine_question',
  ]),
  record_id: whole,
  name: described('Null where the reader may not know it.', orNull(text)),
});
/** A record that shows a file, which therefore cannot be deleted. */
export type MediaUse = RecordOf<typeof useShape>;
export const mediaUsesShape = part({ uses: list(nested(useShape)) }, 'media_uses');

const takenSpanShape = part({ from: day, to: day, reason: choice(['rental', 'blackout', 'turnaround']) });
/** Days of a machine's calendar that nobody else can have; both ends counted. */
export type TakenSpan = RecordOf<typeof takenSpanShape>;
export const availabilityShape = part({ taken: list(nested(takenSpanShape)) }, 'availability');

export const usualRatesShape = part(
  {
    count: described('Of the machines whose medians these are; 0: published costs, or nothing.', whole),
    daily_rate: orNull(money),
    weekly_rate: orNull(money),
    monthly_rate: orNull(money),
  },
  'usual_rates',
);
/** The usual rates of a machine type; `count` machines offer it, 0 where the rates are published ones. */
export type UsualRates = RecordOf<typeof usualRatesShape>;

export const missedSearchShape = record('missed_search', {
  term: described('In lower case, without accents.', text),
  count: whole,
  last_at: instant,
});
/** A search that found no machine, and how often it was made. */
export type MissedSearchRecord = RecordOf<typeof missedSearchShape>;

export const suggestionShape = part(
  {
    kind: choice(['word', 'type', 'machine', 'place']),
    label: described('Of a place as api/places understands it.', text),
    id: described('Of the type or machine.', orNull(whole)),
    filters: described(
      'Filters of the list of machines that show what is meant; null of a machine, which is shown itself.',
      orNull(mapLike<Record<string, string | number>>(scalar())),
    ),
  },
  'suggestion',
);
/** A suggested search for the text being typed. */
export type SuggestionRecord = RecordOf<typeof suggestionShape>;
export type SuggestionKind = SuggestionRecord['kind'];

import type { ChecklistItem, ChecklistMark, RentalRequestRecord, ShownSide } from '@yard/contracts';
import { checklistLabel } from '@yard/contracts';
import { formatInstant } from '@yard/dates';
import { type Block, type Column, heading, paragraph, row } from '@kit/server/pdf/pdf-content';
import type { PrintedPicture } from '../../catalog/media/printed-picture';
import type { Parties } from './rental-parties';

/** A line of the thread. */
export interface WrittenMessage {
  at: Date;
  author: string;
  content: string;
  photo_ids: readonly number[];
}

/** Everything that is known of a rental, as its reader may see it. */
export interface Evidence {
  request: RentalRequestRecord;
  parties: Parties;
  checklist: readonly ChecklistItem[];
  messages: readonly WrittenMessage[];
  pictures: ReadonlyMap<number, PrintedPicture>;
  currency: string;
  /** The number within `parts`, from 1 on: further ones hold messages alone. */
  part: number;
  parts: number;
}

/** At the machine's place. */
export const at = ({ parties: { zone } }: Evidence, instant: string | Date) =>
  formatInstant(instant, zone, new Date(0));

interface Condition {
  details: string | null;
  checklist: readonly ChecklistMark[];
  photos: readonly ShownSide[];
}

export function condition(evidence: Evidence, { details, checklist, photos }: Condition): Block[] {
  const rows = checklist.map(({ key, ok, note }) =>
    row(checklistLabel(key, evidence.checklist), ok ? 'OK' : 'Problem', note ?? ''),
  );
  return [
    ...(details ? [paragraph(details)] : []),
    ...tableOf(null, ['Checked', 'Found', 'Note'], rows),
    ...picturesOf(
      evidence,
      photos.map(({ media_id, side }) => [media_id, side]),
    ),
  ];
}

/** Each with its hash; a file that is not there any more is named. */
export function picturesOf(
  { pictures }: Evidence,
  named: readonly (readonly [id: number, what: string])[],
): Block[] {
  const found = named.flatMap(([id, what]) => {
    const picture = pictures.get(id);
    return picture ? { ...picture, caption: `${what}. File ${id}, SHA-256 ${picture.sha256}` } : [];
  });
  const gone = named.filter(([id]) => !pictures.has(id)).map(([id]) => id);
  return [
    ...(found.length > 0 ? [{ type: 'pictures' as const, pictures: found }] : []),
    ...(gone.length > 0 ? [paragraph(`Files that no longer exist: ${gone.join(', ')}.`)] : []),
  ];
}

export function tableOf(
  title: string | null,
  labels: readonly string[],
  rows: ReturnType<typeof row>[],
): Block[] {
  if (rows.length === 0) return [];
  const columns = labels.map((label): Column => ({ label }));
  return [...(title ? [heading(1, title)] : []), { type: 'table', columns, rows }];
}

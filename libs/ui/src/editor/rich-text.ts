import type { FieldProps } from '../fields/field-shell';

/**
 * Contents of a text besides paragraphs, lists, quotations, tables, pictures and links. `long`: three levels of
 * headings, raised and lowered letters. `short`: two levels, and links by which nobody ranks.
 */
export type RichTextKind = 'long' | 'short';

/** A word that something else is put in place of later; it stands in the text as `{{name}}`. */
export type RichTextChip = { name: string; label: string };

/** A file that the text shows or links to. Sizes in px, null for what has none. */
export type RichTextFile = { url: string; name: string; width: number | null; height: number | null };

/** The way to files: given by whoever knows where they are stored. */
export type RichTextFiles = {
  /** Lets the writer look through the files; null when none was chosen. */
  choose: (purpose: 'picture' | 'link') => Promise<RichTextFile | null>;
  /** @throws Error whose message says why the file is refused */
  upload: (file: File, onShare: (share: number) => void) => Promise<RichTextFile>;
};

export type RichTextFieldProps = FieldProps<string> & {
  kind?: RichTextKind;
  /** Lines that are in sight at first; it grows with the text. */
  rows?: number;
  chips?: readonly RichTextChip[];
  /** Without files there are no pictures to be put in. */
  files?: RichTextFiles;
};

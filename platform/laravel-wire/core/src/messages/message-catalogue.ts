/** A text that depends on what is measured: the size of a list, a file, a number or a text. */
export interface SizedText {
  array: string;
  file: string;
  numeric: string;
  string: string;
}

/** A rule’s text, or one for each thing that it measures. */
export type MessageText = string | SizedText;

/** The texts of one language by rule name, with Laravel's placeholders (`:attribute`, `:min` …). */
export type Messages = Readonly<Record<string, MessageText>>;

import { MissingRecord, type MissingProps } from '../missing/missing-record';

/** In place of a question that cannot be shown. */
export function QuestionMissing(props: MissingProps) {
  return (
    <MissingRecord {...props} noun="question">
      It belongs to somebody else, or the address is wrong.
    </MissingRecord>
  );
}

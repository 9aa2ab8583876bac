import { MissingRecord, type MissingProps } from '../missing/missing-record';

export function QuestionMissing(props: MissingProps) {
  return (
    <MissingRecord {...props} noun="question">
      It belongs to someone else, or the address is wrong.
    </MissingRecord>
  );
}

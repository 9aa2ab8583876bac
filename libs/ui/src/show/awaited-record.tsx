import { LoadFailed, type LoadFailedProps } from './load-failed';
import { SkeletonPage } from './skeleton';

export type AwaitedRecordProps = Omit<LoadFailedProps, 'answer'> & {
  answer: { isError: boolean } & LoadFailedProps['answer'];
};

/** Replaces a record that is on its way or could not be loaded. */
export function AwaitedRecord({ answer, level = 2, ...failed }: AwaitedRecordProps) {
  return answer.isError ? <LoadFailed {...failed} level={level} answer={answer} /> : <SkeletonPage />;
}

import { LoadFailed, type LoadFailedProps } from './load-failed';
import { SkeletonPage } from './skeleton';

export type AwaitedRecordProps = Pick<LoadFailedProps, 'title' | 'children'> & {
  answer: { isError: boolean } & LoadFailedProps['answer'];
};

/** In a panel, in place of a record that is on its way or could not be loaded. */
export function AwaitedRecord({ answer, title, children }: AwaitedRecordProps) {
  if (!answer.isError) return <SkeletonPage />;
  return (
    <LoadFailed title={title} level={2} answer={answer}>
      {children}
    </LoadFailed>
  );
}

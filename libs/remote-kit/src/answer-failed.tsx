import { failureWords } from '@yard/data';
import { LoadFailed, type LoadFailedProps, SkeletonBlock } from '@yard/ui';

type AnswerFailedProps = Omit<LoadFailedProps, 'children'> & { answer: { error: Error | null } };

/** Says why something could not be loaded, in its error's words, and offers to load it again. */
export const AnswerFailed = (props: AnswerFailedProps) => (
  <LoadFailed {...props}>{props.answer.error && failureWords(props.answer.error)}</LoadFailed>
);

/** Of a part whose answer is on its way, too: as high as the part will be. */
export const AwaitedAnswer = ({ height, ...props }: AnswerFailedProps & { height: number }) =>
  props.answer.error ? <AnswerFailed {...props} /> : <SkeletonBlock height={height} />;

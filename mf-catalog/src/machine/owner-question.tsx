import {
  type AttachedPhoto,
  type MachineQuestionInput,
  type MachineQuestionRecord,
  machineQuestionRules,
  machineQuestionType,
  type MachineRecord,
  MESSAGE_MAX,
} from '@yard/contracts';
import { useCreate, useRecords, useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Form, LinkButton, SkeletonBlock, Submit, TextArea } from '@yard/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { saveQuestion, savedQuestion } from './saved-question';
import styles from './about.module.css';

const QuestionPhotos = lazy(() => import('./question-photos'));

/** Nothing for the owner, and of a machine that is not offered. */
export function OwnerQuestion({ machine }: { machine: MachineRecord }) {
  const { user, loaded } = useSession();
  if (!loaded || user?.id === machine.user_id || machine.published_at === null) return null;
  return (
    <section aria-labelledby="ask" className={styles.ask}>
      <h2 id="ask">Ask the owner</h2>
      <QuestionForm machine={machine} isGuest={user === null} />
      {user && <EarlierQuestion machineId={machine.id} />}
    </section>
  );
}

function EarlierQuestion({ machineId }: { machineId: number }) {
  const { data } = useRecords(machineQuestionType, { machine_id: machineId, role: 'renter', per_page: 1 });
  const last = data?.data[0];
  const words =
    last?.answered_at === null
      ? 'You asked a question. The answer will show up here.'
      : 'See the answer to your question.';
  // Its line is reserved, so that the form does not move under the reader's finger.
  return <p className={styles.asked}>{last && <Link to={`/questions/${last.id}`}>{words}</Link>}</p>;
}

const GONE = 'This machine isn’t listed anymore, so you can’t ask about it.';

function QuestionForm({ machine, isGuest }: { machine: MachineRecord; isGuest: boolean }) {
  const { form, change } = useQuestionForm(machine.id);
  const [isUploading, setUploading] = useState(false);
  const { pathname, search } = useLocation();
  const [first] = machine.user_name.split(' ');
  const signIn = `/login?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <Form of={form} aria-label="Ask the owner">
      <TextArea
        label="Your question"
        hint={`We’ll email ${first}. Only you, ${first} and Yard can see this.`}
        rows={3}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
        error={form.errors.message ?? (form.part('machine_id').error && GONE)}
        onChange={change}
      />
      {isGuest ? (
        <LinkButton to={signIn} icon="person">
          Sign in to ask
        </LinkButton>
      ) : (
        <>
          <Suspense fallback={<SkeletonBlock height={40} />}>
            <QuestionPhotos
              machineId={machine.id}
              value={form.values.photos}
              onChange={(photos) => form.set({ photos })}
              onUploading={setUploading}
            />
          </Suspense>
          <Submit of={form} kind="secondary" icon="send" disabled={isUploading} label="Send question" />
        </>
      )}
    </Form>
  );
}

/** A question, stored in this tab until it is sent: a guest signs in on the way. */
function useQuestionForm(machineId: number) {
  const create = useCreate<MachineQuestionRecord, MachineQuestionInput>(machineQuestionType);
  const navigate = useNavigate();
  const form = useServerForm({
    rules: machineQuestionRules,
    initial: { machine_id: machineId, message: '', photos: [] as readonly AttachedPhoto[] },
    submit: ({ photos, ...input }) =>
      create.mutateAsync({ ...input, photo_ids: photos.map(({ media_id }) => media_id) }),
    done: 'Question sent',
    onSuccess: ({ id }) => {
      saveQuestion(machineId, '');
      void navigate(`/questions/${id}`);
    },
  });
  const { set } = form;
  // In an effect: the server, which may have rendered the page, does not know it.
  useEffect(() => {
    const message = savedQuestion(machineId);
    if (message !== '') set({ message });
    // oxlint-disable-next-line react/exhaustive-deps -- the stored draft is read once
  }, [machineId]);
  const change = (message: string) => {
    saveQuestion(machineId, message);
    form.set({ message });
  };
  return { form, change };
}

import { useMay } from '@yard/session';
import { useTheme } from '@yard/ui';
import { batches } from '../batches/batch-words';
import { useRunBatch } from '../batches/use-run-batch';

/** What the search can do instead of lead somewhere: a path of the back office, or something that runs. */
export interface Command {
  title: string;
  does: string | (() => void);
}

/** What the reader may do. */
export function useCommands(): readonly Command[] {
  const { theme, setTheme } = useTheme();
  const runs = useBatchCommands();
  const mayOperate = useMay('site');
  const mayCatalogue = useMay('catalogue');
  return [
    { title: 'New saved reply', does: '/saved_replies?open=new' },
    ...(mayCatalogue
      ? [
          { title: 'New search synonym', does: '/search_synonyms?open=new' },
          { title: 'New document', does: '/documents/new' },
        ]
      : []),
    ...(mayOperate ? [{ title: 'New announcement', does: '/announcements?open=new' }] : []),
    ...runs,
    theme === 'dark'
      ? { title: 'Light theme', does: () => setTheme('light') }
      : { title: 'Dark theme', does: () => setTheme('dark') },
  ];
}

/** The four batches; each asks before it starts. A dry run only says what would be done. */
function useBatchCommands(): Command[] {
  const mayRun = useMay('money');
  const { ask } = useRunBatch();
  if (!mayRun) return [];
  return batches.flatMap((batch) => [
    { title: batch.label, does: () => void ask(batch, false) },
    { title: `Dry run: ${batch.label}`, does: () => void ask(batch, true) },
  ]);
}

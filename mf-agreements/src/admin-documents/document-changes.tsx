import type { DocumentRecord } from '@yard/contracts';
import { Stack, Text } from '@yard/ui';
import { useMemo } from 'react';
import styles from './admin-documents.module.css';
import { readableText } from './readable-text';
import { type ChangedLine, type Part, wordChanges } from './word-changes';

type Text = Pick<DocumentRecord, 'name' | 'content'>;

export function DocumentChanges({ before, after }: { before: Text; after: Text }) {
  const lines = useMemo(
    () =>
      wordChanges(
        `${before.name}\n${readableText(before.content)}`,
        `${after.name}\n${readableText(after.content)}`,
      ),
    [before, after],
  );
  if (lines.every(({ isChanged }) => !isChanged)) {
    return (
      <Text size={13} soft>
        Same words; only the formatting may differ.
      </Text>
    );
  }
  return (
    <Stack gap={2} breaks className={styles.changes}>
      {stretches(lines).map((stretch, index) =>
        'same' in stretch ? (
          <Text key={index} size={13} soft>
            {stretch.same === 1 ? '1 line unchanged' : `${stretch.same} lines unchanged`}
          </Text>
        ) : (
          <p key={index}>
            {stretch.parts.map((part, at) => (
              <Words key={at} {...part} />
            ))}
          </p>
        ),
      )}
    </Stack>
  );
}

/** Read out too, since colour says nothing to everybody. */
function Words({ text, change }: Part) {
  if (change === null) return text;
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="visually-hidden">{change}: </span>
      {text}
    </Tag>
  );
}

function stretches(lines: readonly ChangedLine[]): (ChangedLine | { same: number })[] {
  const shown: (ChangedLine | { same: number })[] = [];
  for (const line of lines) {
    const last = shown.at(-1);
    if (line.isChanged) shown.push(line);
    else if (last && 'same' in last) last.same += 1;
    else shown.push({ same: 1 });
  }
  return shown;
}

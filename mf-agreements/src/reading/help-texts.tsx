import type { DocumentRecord } from '@yard/contracts';
import { foundHelp, helpParts } from '@yard/contracts/found-help';
import { EmptyState, Grid, Icon, LinkButton, PageHeader, Row, SearchField, Stack, Text } from '@yard/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Article } from './article';
import styles from './help-texts.module.css';

export function HelpTexts({ texts }: { texts: readonly DocumentRecord[] }) {
  const [search, setSearch] = useState('');
  const found = foundHelp(texts, search);
  const topics =
    search.trim() === '' ? byTopic(texts) : found.length > 0 ? [['Answers', found] as const] : [];
  return (
    <>
      <PageHeader
        title="Help"
        lead="Answers to common questions. Can’t find yours? Write to us."
        actions={<Write />}
      />
      <SearchField label="Search the answers" value={search} onChange={setSearch} />
      <Stack gap={6} aria-live="polite">
        {topics.map(([topic, answers]) => (
          <Topic key={topic} name={topic} answers={answers} />
        ))}
      </Stack>
      {topics.length === 0 && (
        <EmptyState icon="search" title="No answers found" action={<Write />}>
          Try other words, or write to us.
        </EmptyState>
      )}
    </>
  );
}

/** The largest topic first; what has none is last. */
function byTopic(texts: readonly DocumentRecord[]): [string, DocumentRecord[]][] {
  const topics = new Map<string, DocumentRecord[]>();
  for (const text of texts) {
    const { topic } = helpParts(text.content);
    topics.set(topic, [...(topics.get(topic) ?? []), text]);
  }
  const rank = ([topic, answers]: [string, DocumentRecord[]]) => (topic === '' ? 0 : answers.length);
  return [...topics]
    .sort((one, other) => rank(other) - rank(one))
    .map(([topic, answers]) => [topic || 'More answers', answers]);
}

function Topic({ name, answers }: { name: string; answers: readonly DocumentRecord[] }) {
  const { hash } = useLocation();
  return (
    <section aria-label={name}>
      <Text as="h2" size={18} below={2}>
        {name} ({answers.length})
      </Text>
      <Grid divided>
        {answers.map(({ id, name: question, content }) => (
          <details key={id} id={`document-${id}`} open={hash === `#document-${id}`} className={styles.text}>
            <Row as="summary" gap={4} align="center" justify="between">
              <Text as="h3" size={16}>
                {question}
              </Text>
              <Icon name="chevron-down" />
            </Row>
            <Article html={helpParts(content).html} level={4} />
          </details>
        ))}
      </Grid>
    </section>
  );
}

function Write() {
  return (
    <LinkButton icon="support" to="/contact">
      Write to us
    </LinkButton>
  );
}

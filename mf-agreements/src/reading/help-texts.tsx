import type { DocumentRecord } from '@yard/contracts';
import { foundHelp } from '@yard/contracts/found-help';
import { EmptyState, Grid, Icon, LinkButton, PageHeader, Row, SearchField, Text } from '@yard/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Article } from './article';
import styles from './help-texts.module.css';

/** Questions with their answers, to be searched; the address' fragment opens one. */
export function HelpTexts({ texts }: { texts: readonly DocumentRecord[] }) {
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const shown = search.trim() === '' ? texts : foundHelp(texts, search);
  return (
    <>
      <PageHeader
        title="Help"
        lead="Answers to common questions. Can’t find yours? Write to us."
        actions={<Write />}
      />
      <SearchField label="Search the answers" value={search} onChange={setSearch} />
      <Grid divided aria-live="polite">
        {shown.map(({ id, name, content }) => (
          <details key={id} id={`document-${id}`} open={hash === `#document-${id}`} className={styles.text}>
            <Row as="summary" gap={4} align="center" justify="between">
              <Text as="h2" size={16}>
                {name}
              </Text>
              <Icon name="chevron-down" />
            </Row>
            <Article html={content} level={3} />
          </details>
        ))}
      </Grid>
      {shown.length === 0 && (
        <EmptyState icon="search" title="No answers found" action={<Write />}>
          Try other words, or write to us.
        </EmptyState>
      )}
    </>
  );
}

function Write() {
  return (
    <LinkButton icon="support" to="/contact">
      Write to us
    </LinkButton>
  );
}

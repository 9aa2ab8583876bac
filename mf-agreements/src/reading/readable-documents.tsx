import { type DocumentRecord } from '@yard/contracts';
import { withBlanks } from '@yard/contracts/blanks';
import { DateText, PageHeader, Panel } from '@yard/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Article } from './article';

export function ReadableDocuments({ documents }: { documents: readonly DocumentRecord[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    // Not returned as a clean-up: newer browsers answer with a promise.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHeader back={{ to: '/documents', label: 'Documents and policies' }} title="Other documents" />
      {documents.map((text) => (
        <div key={text.id} id={`document-${text.id}`}>
          <Panel
            title={text.name}
            aside={
              <span>
                Version {text.version}, <DateText dayOnly value={text.published_at} />
              </span>
            }
          >
            <Article html={withBlanks(text.content).html} level={3} />
          </Panel>
        </div>
      ))}
    </>
  );
}

import { Button, Page, PageHeader, Sheet, Tabs } from '@yard/ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NewTicketForm } from './new-ticket-form';
import { OwnTicketsList } from './own-tickets-list';

export default function OwnTicketsPage() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const change = (name: string, value: string | null) =>
    setQuery((before) => changed(before, name, value), { replace: name !== 'tab' });
  const askNew = () => change('new', '1');

  return (
    <Page narrow>
      <PageHeader
        title="Support"
        lead={<Lead />}
        actions={
          <Button kind="primary" icon="plus" onPress={askNew}>
            New ticket
          </Button>
        }
      />
      <Tabs
        label="Tickets"
        selected={query.get('tab') === 'resolved' ? 'resolved' : 'open'}
        onSelect={(tab) => change('tab', tab === 'resolved' ? tab : null)}
        tabs={[
          { id: 'open', label: 'Open', content: <OwnTicketsList resolved={false} onNew={askNew} /> },
          { id: 'resolved', label: 'Resolved', content: <OwnTicketsList resolved onNew={askNew} /> },
        ]}
      />
      <Sheet title="New ticket" isOpen={query.has('new')} onClose={() => change('new', null)}>
        <NewTicketForm
          rental={query.get('rental') ?? ''}
          onDone={(ticket) => void navigate(`/support/${ticket.id}`, { replace: true })}
        />
      </Sheet>
    </Page>
  );
}

const Lead = () => (
  <>
    Write to us about questions, problems or disputes, and follow the answer here. Most questions are answered
    in <Link to="/documents/help">Help</Link>.
  </>
);

function changed(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (name === 'new') next.delete('rental');
  if (value === null) next.delete(name);
  else next.set(name, value);
  if (name === 'tab') next.delete('page');
  return next;
}

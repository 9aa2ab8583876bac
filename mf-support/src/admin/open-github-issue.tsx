import type { OpenGithubIssueInput, SupportTicketRecord } from '@yard/contracts';
import { MESSAGE_MAX, openGithubIssueRules, supportTicketType, TITLE_MAX } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { useAction, useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, Sheet, Submit, TextArea, TextField } from '@yard/ui';
import { useState } from 'react';

export function OpenGithubIssue({ ticket }: { ticket: SupportTicketRecord }) {
  const { github } = useSettings();
  const [isOpen, setOpen] = useState(false);
  if (!github || ticket.github_issue_number !== null || ticket.resolved_at !== null) return null;
  return (
    <>
      <Button small kind="quiet" icon="external" onPress={() => setOpen(true)}>
        Open a GitHub issue
      </Button>
      <Sheet title={`GitHub issue of ticket ${ticket.number}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <IssueForm ticket={ticket} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function IssueForm({ ticket, onDone }: { ticket: SupportTicketRecord; onDone: () => void }) {
  const open = useAction<SupportTicketRecord, OpenGithubIssueInput>(
    supportTicketType,
    ticket.id,
    'open_github_issue',
  );
  const form = useServerForm({
    rules: openGithubIssueRules,
    initial: { title: titleOf(ticket), body: ticket.message },
    submit: open.mutateAsync,
    done: ({ github_issue_number }) => `Issue #${github_issue_number} is open`,
    onSuccess: () => onDone(),
    draft: `support_tickets/${ticket.id}/github_issue`,
  });
  return (
    <Form of={form} aria-label="GitHub issue">
      <TextField autoFocus label="Title" maxLength={TITLE_MAX} {...form.field('title')} />
      <TextArea
        label="Text"
        hint="Everyone with access to the repository can read this, so leave out names. We add a link to the ticket."
        rows={8}
        optional
        maxLength={MESSAGE_MAX}
        {...form.field('body')}
      />
      <Submit of={form} label="Open the issue" />
    </Form>
  );
}

function titleOf({ subject, message }: SupportTicketRecord): string {
  return cutTo(subject ?? message.trim().split('\n', 1)[0] ?? '', TITLE_MAX);
}

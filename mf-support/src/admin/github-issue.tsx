import type { SupportTicketRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

const looks = {
  open: { tone: 'warn', label: 'Open' },
  closed: { tone: 'good', label: 'Closed' },
} as const;

/** The number of a ticket's GitHub issue: with its address and how it stands, once GitHub has sent them. */
export function GithubIssue({ ticket }: { ticket: SupportTicketRecord }) {
  const { github_issue_number, github_issue_url, github_issue_state } = ticket;
  const look = github_issue_state && looks[github_issue_state];
  return (
    <>
      {github_issue_url === null ? (
        `#${github_issue_number}`
      ) : (
        <a href={github_issue_url} target="_blank" rel="noreferrer">
          #{github_issue_number}
        </a>
      )}{' '}
      {look && <StatusBadge tone={look.tone}>{look.label}</StatusBadge>}
    </>
  );
}

import { REASON_MAX } from '@yard/contracts';
import type { ContentReportRecord, ReportInput } from '@yard/contracts/report';
import { contentReportType, reportRules } from '@yard/contracts/report';
import { useAction, useServerForm } from '@yard/data';
import { momentInWords } from '@yard/dates';
import { MachineName, PersonName } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import {
  Button,
  ButtonGroup,
  Form,
  LinkButton,
  Panel,
  SidePanel,
  SpecSheet,
  Stack,
  Submit,
  TextArea,
  Typed,
} from '@yard/ui';

export function ReportPanel({ report, onClose }: { report: ContentReportRecord; onClose: () => void }) {
  const { user_id, user_name, reporter_id, reporter_name, outcome } = report;
  const what = report.record_type === 'machine' ? 'The machine' : 'The message';
  const facts = [
    { label: 'By', value: <PersonName id={user_id} name={user_name ?? 'Someone'} /> },
    {
      label: 'Reported by',
      value:
        reporter_id === null ? (
          'The rules'
        ) : (
          <PersonName id={reporter_id} name={reporter_name ?? 'Someone'} />
        ),
    },
    { label: 'On', value: momentInWords(report.created_at) },
    { label: 'Why', value: report.reason },
    ...(outcome === null ? [] : [{ label: 'Decision', value: decisionWords(report) }]),
  ];
  return (
    <SidePanel title={what} label="Reported content" onClose={onClose}>
      <Stack gap={5}>
        <SpecSheet facts={facts} />
        <Panel title="It read">
          <Typed>{report.content}</Typed>
        </Panel>
        <p>
          <Place report={report} />
        </p>
        {outcome === null && (
          <ForRight right="reviews">
            <Decision report={report} onDone={onClose} />
          </ForRight>
        )}
      </Stack>
    </SidePanel>
  );
}

function decisionWords({ outcome, closed_at, decider_name, decision_reason }: ContentReportRecord): string {
  const done = `${decider_name ?? 'Yard'} ${outcome === 'hidden' ? 'hid it' : 'kept it'}`;
  const when = closed_at ? ` on ${momentInWords(closed_at)}` : '';
  return `${done}${when}${decision_reason ? `: ${decision_reason}` : ''}`;
}

function Place({ report: { record_id, parent_type, parent_id } }: { report: ContentReportRecord }) {
  if (parent_type === null) return <MachineName id={record_id} name="See the machine" />;
  const pages = {
    rental_request: `/rental_requests/${parent_id}`,
    support_ticket: `/support_tickets/${parent_id}`,
    machine_question: `/machine_questions?question=${parent_id}`,
  };
  return <LinkButton to={pages[parent_type]}>See the conversation</LinkButton>;
}

function Decision({ report, onDone }: { report: ContentReportRecord; onDone: () => void }) {
  const hide = useAction<ContentReportRecord, ReportInput>(contentReportType, report.id, 'hide');
  const form = useServerForm({
    rules: reportRules,
    initial: { reason: '' },
    submit: hide.mutateAsync,
    done: 'Hidden. We notified the author',
    onSuccess: () => onDone(),
    draft: `content_reports/${report.id}/hide`,
  });
  return (
    <Form of={form} aria-label="Decide on the text">
      <TextArea
        {...form.field('reason')}
        label="Reason to hide it"
        hint={`${report.user_name ?? 'Its author'} reads it${report.record_type === 'message' ? ', in place of the message' : '; the machine goes off the site'}.`}
        rows={3}
        maxLength={REASON_MAX}
      />
      <ButtonGroup>
        <Submit of={form} kind="danger" label="Hide it" />
        <KeepButton id={report.id} onDone={onDone} />
      </ButtonGroup>
    </Form>
  );
}

function KeepButton({ id, onDone }: { id: number; onDone: () => void }) {
  const keep = useAction<ContentReportRecord, object>(contentReportType, id, 'keep');
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => keep.mutateAsync({}),
    done: 'It stays as it is',
    onSuccess: () => onDone(),
  });
  return (
    <Button busy={form.busy} onPress={() => void form.submit()}>
      Nothing is wrong with it
    </Button>
  );
}

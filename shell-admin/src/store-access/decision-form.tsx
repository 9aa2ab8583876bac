import {
  type ApproveStoreAccessInput,
  approveStoreAccessRules,
  declineStoreAccessRules,
  REASON_MAX,
  type StoreAccessRequestRecord,
  storeAccessRequestType,
} from '@yard/contracts';
import { useAction, useServerForm } from '@yard/data';
import { Button, Form, TextArea } from '@yard/ui';

export type Decision = 'approve' | 'decline';

type DecisionFormProps = { request: StoreAccessRequestRecord; decision: Decision; onDone: () => void };

/** Approves a request, with a message if one likes, or declines it, with one always. */
export function DecisionForm({ request, decision, onDone }: DecisionFormProps) {
  const isApproval = decision === 'approve';
  const decide = useAction<StoreAccessRequestRecord, ApproveStoreAccessInput>(
    storeAccessRequestType,
    request.id,
    decision,
  );
  const form = useServerForm({
    rules: isApproval ? approveStoreAccessRules : declineStoreAccessRules,
    initial: { message: '' },
    submit: decide.mutateAsync,
    onSuccess: onDone,
  });
  const submitText = `${isApproval ? 'Approve' : 'Decline'} ${request.business_name}`;

  return (
    <Form onSubmit={form.submit} errors={form.errors} aria-label={submitText}>
      <TextArea
        label={`Message to ${request.user_name}`}
        hint={isApproval ? 'Goes out with the approval.' : 'Say why, and what would change the answer.'}
        optional={isApproval}
        maxLength={REASON_MAX}
        {...form.field('message')}
      />
      <Button type="submit" kind={isApproval ? 'primary' : 'danger'} busy={form.busy}>
        {submitText}
      </Button>
    </Form>
  );
}

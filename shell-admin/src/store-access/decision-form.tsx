import {
  type ApproveStoreAccessInput,
  approveStoreAccessRules,
  declineStoreAccessRules,
  isOpenAccessRequest,
  REASON_MAX,
  type StoreAccessRequestRecord,
  storeAccessRequestType,
} from '@yard/contracts';
import { useAction, useServerForm, useWire } from '@yard/data';
import { useChangedMeanwhile } from '@yard/remote-kit';
import { Banner, Button, Form, Submit, TextArea } from '@yard/ui';

export type Decision = 'approve' | 'decline';

type DecisionFormProps = {
  request: StoreAccessRequestRecord;
  decision: Decision;
  onDone: () => void;
  onClose: () => void;
};

const LABELS: Record<string, string> = {
  business_name: 'Business',
  phone: 'Phone',
  details: 'Details',
  status: 'State',
};

function factsOf(request: StoreAccessRequestRecord): Partial<StoreAccessRequestRecord> {
  const { business_name, phone, details, status, updated_at } = request;
  return { business_name, phone, details, status, updated_at };
}

export function DecisionForm({ request, decision, onDone, onClose }: DecisionFormProps) {
  const isApproval = decision === 'approve';
  const decide = useAction<StoreAccessRequestRecord, ApproveStoreAccessInput>(
    storeAccessRequestType,
    request.id,
    decision,
  );
  const wire = useWire();
  const onChanged = useChangedMeanwhile({
    auditType: 'rental_store_access_request',
    current: () => wire.resource(storeAccessRequestType).find(request.id),
    valuesOf: factsOf,
    labelOf: (name) => LABELS[name] ?? null,
  });
  const form = useServerForm({
    rules: isApproval ? approveStoreAccessRules : declineStoreAccessRules,
    initial: { ...factsOf(request), message: '' },
    onChanged,
    submit: ({ message, updated_at }) => decide.mutateAsync({ message, updated_at }),
    onSuccess: onDone,
    draft: `rental_store_access_requests/${request.id}/${decision}`,
  });
  const submitText = `${isApproval ? 'Approve' : 'Decline'} ${request.business_name}`;

  if (!form.busy && !isOpenAccessRequest(request)) return <Decided request={request} onClose={onClose} />;
  return (
    <Form of={form} aria-label={submitText}>
      <TextArea
        label={`Message to ${request.user_name}`}
        hint={isApproval ? 'Sent with the approval.' : 'Say why, and what would change your answer.'}
        optional={isApproval}
        maxLength={REASON_MAX}
        {...form.field('message')}
      />
      <Submit of={form} kind={isApproval ? 'primary' : 'danger'} label={submitText} />
    </Form>
  );
}

function Decided({ request: { status, message }, onClose }: Pick<DecisionFormProps, 'request' | 'onClose'>) {
  return (
    <>
      <div role="status">
        <Banner tone="info" title={`It was ${status} meanwhile`}>
          {message}
        </Banner>
      </div>
      <Button kind="primary" onPress={onClose}>
        Close
      </Button>
    </>
  );
}

import { isOpenAccessRequest, storeAccessRequestType, type StoreAccessRequestRecord } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { PersonName } from '@yard/remote-kit';
import { useMay } from '@yard/session';
import {
  AwaitedRecord,
  Button,
  DateText,
  LinkButton,
  Panel,
  SidePanel,
  SpecSheet,
  Stack,
  Text,
  Sheet,
  useToast,
} from '@yard/ui';
import { useState } from 'react';
import { DecisionForm, type Decision } from './decision-form';
import { StoreAccessStatusBadge } from './store-access-status';

export function StoreAccessPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(storeAccessRequestType, id);
  const request = answer.data;
  const mayDecide = useMay('people');
  const [decision, decide] = useState<Decision | null>(null);
  return (
    <SidePanel
      title={request?.business_name ?? 'Request'}
      label="Rental store access request"
      onClose={onClose}
      footer={request && isOpenAccessRequest(request) && mayDecide && <Answers decide={decide} />}
    >
      {request && <RequestView request={request} />}
      {request && decision && (
        <DecisionSheet request={request} decision={decision} onClose={() => decide(null)} />
      )}
      {!request && (
        <AwaitedRecord title="We couldn’t load the request" answer={answer}>
          It may have been withdrawn.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}

function Answers({ decide }: { decide: (decision: Decision) => void }) {
  return (
    <>
      <Button kind="primary" icon="check" onPress={() => decide('approve')}>
        Approve
      </Button>
      <Button onPress={() => decide('decline')}>Decline</Button>
    </>
  );
}

function RequestView({ request }: { request: StoreAccessRequestRecord }) {
  return (
    <Stack gap={5}>
      <SpecSheet
        facts={[
          { label: 'State', value: <StoreAccessStatusBadge status={request.status} /> },
          { label: 'Requested by', value: <PersonName id={request.user_id} name={request.user_name} /> },
          { label: 'Business', value: request.business_name },
          { label: 'Phone', value: request.phone },
          { label: 'Asked', value: <DateText dayOnly value={request.created_at} /> },
          ...(isOpenAccessRequest(request)
            ? []
            : [
                {
                  label: 'Decided',
                  value: <DateText dayOnly value={request.approved_at ?? request.declined_at} />,
                },
              ]),
        ]}
      />
      <Words title="Their message" text={request.details} />
      <Words title="Our answer" text={request.message} />
      <div>
        <LinkButton kind="quiet" icon="person" to={`/users/${request.user_id}`}>
          Account of {request.user_name}
        </LinkButton>
      </div>
    </Stack>
  );
}

function Words({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <Panel title={title}>
      <Text breaks lines>
        {text}
      </Text>
    </Panel>
  );
}

type DecisionSheetProps = { request: StoreAccessRequestRecord; decision: Decision; onClose: () => void };

function DecisionSheet({ request, decision, onClose }: DecisionSheetProps) {
  const toast = useToast();
  const isApproval = decision === 'approve';
  const done = () => {
    toast.show(`${request.business_name} ${isApproval ? 'can list machines' : 'was declined'}`);
    onClose();
  };

  return (
    <Sheet title={`${isApproval ? 'Approve' : 'Decline'} ${request.business_name}`} isOpen onClose={onClose}>
      <DecisionForm request={request} decision={decision} onDone={done} onClose={onClose} />
    </Sheet>
  );
}

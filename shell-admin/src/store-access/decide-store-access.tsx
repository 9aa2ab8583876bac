import type { StoreAccessRequestRecord } from '@yard/contracts';
import { Button, Sheet, useToast } from '@yard/ui';
import { useState } from 'react';
import { type Decision, DecisionForm } from './decision-form';

/** The two answers to a request, each with its form. */
export function DecideStoreAccess({ request }: { request: StoreAccessRequestRecord }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const toast = useToast();
  const done = () => {
    toast.show(
      decision === 'approve'
        ? `${request.business_name} may list machines`
        : `${request.business_name} is declined`,
    );
    setDecision(null);
  };

  return (
    <>
      <Button kind="primary" icon="check" onPress={() => setDecision('approve')}>
        Approve
      </Button>
      <Button onPress={() => setDecision('decline')}>Decline</Button>
      {decision !== null && (
        <Sheet
          title={`${decision === 'approve' ? 'Approve' : 'Decline'} ${request.business_name}`}
          isOpen
          onClose={() => setDecision(null)}
        >
          <DecisionForm request={request} decision={decision} onDone={done} />
        </Sheet>
      )}
    </>
  );
}

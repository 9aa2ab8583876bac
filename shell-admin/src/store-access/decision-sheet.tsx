import type { StoreAccessRequestRecord } from '@yard/contracts';
import { Sheet, useToast } from '@yard/ui';
import { type Decision, DecisionForm } from './decision-form';

interface DecisionSheetProps {
  request: StoreAccessRequestRecord;
  decision: Decision;
  onClose: () => void;
}

export function DecisionSheet({ request, decision, onClose }: DecisionSheetProps) {
  const toast = useToast();
  const isApproval = decision === 'approve';
  const done = () => {
    toast.show(`${request.business_name} ${isApproval ? 'may list machines' : 'is declined'}`);
    onClose();
  };

  return (
    <Sheet title={`${isApproval ? 'Approve' : 'Decline'} ${request.business_name}`} isOpen onClose={onClose}>
      <DecisionForm request={request} decision={decision} onDone={done} onClose={onClose} />
    </Sheet>
  );
}

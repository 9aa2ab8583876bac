import { type RecordingRecord, recordingType } from '@yard/contracts/watching';
import { failureWords, useAlert, useDestroy } from '@yard/data';
import { Button, useModals } from '@yard/ui';
import { useNavigate } from 'react-router';

export function DeleteRecording({ recording: { id, error_report_id } }: { recording: RecordingRecord }) {
  const destroy = useDestroy(recordingType);
  const { confirm } = useModals();
  const navigate = useNavigate();
  const alert = useAlert();
  const remove = async () => {
    const message = `Delete recording ${id}? This can’t be undone.`;
    if (!(await confirm({ message, confirmText: 'Delete the recording' }))) return;
    destroy.mutate(id, {
      onSuccess: () => void navigate(error_report_id === null ? '/support_tickets' : '/error_reports'),
      onError: (error) => alert(failureWords(error)),
    });
  };
  return (
    <Button kind="danger" icon="trash" busy={destroy.isPending} onPress={() => void remove()}>
      Delete
    </Button>
  );
}

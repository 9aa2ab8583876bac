import { type AuditProof, auditEventType } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { Button, useModals } from '@yard/ui';
import { useState } from 'react';

/** Follows the seals of the whole log, and says whether every event is as it was written. */
export function ProveLog() {
  const { http } = useWire();
  const { alert } = useModals();
  const call = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    await call(
      http.get<AuditProof>(`${auditEventType.endpoint}/proof`).then((proof) => void alert(verdictOf(proof))),
    );
    setBusy(false);
  };
  return (
    <Button icon="check" busy={busy} onPress={() => void prove()}>
      Prove the log
    </Button>
  );
}

function verdictOf({ sealed, waiting, bad }: AuditProof) {
  const counted = `${sealed} events are as they were sealed${waiting > 0 ? `, ${waiting} wait for their seal` : ''}.`;
  return bad === null
    ? { title: 'The log is as it was written', message: counted }
    : { title: 'The log was tampered with', message: `${bad}. Before it, ${counted}` };
}

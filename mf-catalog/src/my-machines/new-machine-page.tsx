import { Container, PageHeader, useToast } from '@yard/ui';
import { useNavigate } from 'react-router';
import { MachineForm } from './machine-form';
import styles from './my-machines.module.css';

/** Starts a machine as a draft; pictures, delivery and publishing come next. */
export default function NewMachinePage() {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Container narrow>
      <div className={styles.page}>
        <PageHeader
          title="List a machine"
          back={{ to: '/my-machines', label: 'My machines' }}
          lead="Saved as a draft that only you see. Then add pictures and delivery, and publish it."
        />
        <MachineForm
          machine={null}
          onSaved={(machine) => {
            toast.show('Draft saved.');
            void navigate(`/my-machines/${machine.id}`, { replace: true });
          }}
        />
      </div>
    </Container>
  );
}

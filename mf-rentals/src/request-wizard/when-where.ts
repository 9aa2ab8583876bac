import type { MachineRecord, QuoteRecord } from '@yard/contracts';
import type { FieldProps } from '@yard/data';
import type { RequestDraft } from './request-draft';
import type { RequestForm } from './use-request-form';

/** The part of a draft that this step is about. */
type Terms = Omit<RequestDraft, 'machine_id' | 'stripe_payment_method_id'>;

export interface WhenWhereStepProps {
  machine: MachineRecord;
  request: Pick<RequestForm, 'place' | 'refused'> & {
    form: {
      values: Terms;
      part(name: string): { error?: string };
      set(changes: Partial<Terms>): void;
      field(name: 'start_time' | 'end_time' | 'details'): FieldProps<string | null>;
    };
    quote: { data?: QuoteRecord };
    changeTerms(changes: Partial<Terms>): void;
  };
}

import { statementType } from '@yard/contracts';
import { useRecords } from '@yard/data';

/** The newest statement, whose closing balance is what is due now. */
export const useBalance = () => useRecords(statementType, { per_page: 1 });

import { CreateUsersAndSessions20261120000100 } from './20261120000100-create-users-and-sessions';
import { CreateCatalog20261120000200 } from './20261120000200-create-catalog';
import { CreateAgreements20261120000300 } from './20261120000300-create-agreements';
import { CreateRentalRequests20261120000400 } from './20261120000400-create-rental-requests';
import { CreatePayments20261120000500 } from './20261120000500-create-payments';
import { CreateConversations20261120000600 } from './20261120000600-create-conversations';
import { CreateOperations20261120000700 } from './20261120000700-create-operations';
import { ClaimBatchRuns20261120000800 } from './20261120000800-claim-batch-runs';
import { CreateLedger20261120000900 } from './20261120000900-create-ledger';
import { AskForUnknownOutcomes20261120001000 } from './20261120001000-ask-for-unknown-outcomes';

/** In the order they run; never edited after they have landed. */
export const migrations = [
  CreateUsersAndSessions20261120000100,
  CreateCatalog20261120000200,
  CreateAgreements20261120000300,
  CreateRentalRequests20261120000400,
  CreatePayments20261120000500,
  CreateConversations20261120000600,
  CreateOperations20261120000700,
  ClaimBatchRuns20261120000800,
  CreateLedger20261120000900,
  AskForUnknownOutcomes20261120001000,
];

import { migrations as written } from './migrations';
import { entities as named } from './entities';
import { CreateMachineAttributes20261125000200 } from './migrations/20261125000200-create-machine-attributes';
import { CreateSearchIndex20261123000100 } from './migrations/20261123000100-create-search-index';
import { WidenSearchIndexes20261125000100 } from './migrations/20261125000100-widen-search-indexes';
import { IndexPublishedMachines20261125000320 } from './migrations/20261125000320-index-published-machines';
import { KeepWhatIsCounted20261126000200 } from './migrations/20261126000200-keep-what-is-counted';
import { SignWords20261129000100 } from './migrations/20261129000100-sign-words';
import { KeepTakenUntil20261204000100 } from './migrations/20261204000100-keep-taken-until';
import { TellWhatNoticesAreAbout20261130000100 } from './migrations/20261130000100-tell-what-notices-are-about';
import { ExplainRefunds20261208000100 } from './migrations/20261208000100-explain-refunds';
import { plainResources } from './plain-resources';
import { CreateMessageMails20261207000610 } from './migrations/20261207000610-create-message-mails';
import { FillFinalAgreements20261207000620 } from './migrations/20261207000620-fill-final-agreements';
import { AttachPhotos20261207000600 } from './migrations/20261207000600-attach-photos';
import { WidenThreadIndex20261206000100 } from './migrations/20261206000100-widen-thread-index';
import { AddSearchTextToUsers20261207000900 } from './migrations/20261207000900-add-search-text-to-users';
import { KeepDecisionsBesideClaims20261207000410 } from './migrations/20261207000410-keep-decisions-beside-claims';
import { AddCardFailuresToPayments20261208000200 } from './migrations/20261208000200-add-card-failures-to-payments';
import { AddChecklists20261209000710 } from './migrations/20261209000710-add-checklists';
import { AddAnswerUntilToRentalRequests20261209000300 } from './migrations/20261209000300-add-answer-until-to-rental-requests';
import { TellWhoSpeaksNext20261207000400 } from './migrations/20261207000400-tell-who-speaks-next';
import { IndexContestedReturns20261205000100 } from './migrations/20261205000100-index-contested-returns';

/** Every table's entity, and the migrations in the order they run: those of plain resources come last. */
export const entities = [...named, ...plainResources.map(({ entity }) => entity)];
export const migrations = [
  ...written,
  CreateSearchIndex20261123000100,
  WidenSearchIndexes20261125000100,
  CreateMachineAttributes20261125000200,
  IndexPublishedMachines20261125000320,
  KeepWhatIsCounted20261126000200,
  SignWords20261129000100,
  TellWhatNoticesAreAbout20261130000100,
  KeepTakenUntil20261204000100,
  IndexContestedReturns20261205000100,
  WidenThreadIndex20261206000100,
  TellWhoSpeaksNext20261207000400,
  KeepDecisionsBesideClaims20261207000410,
  AttachPhotos20261207000600,
  CreateMessageMails20261207000610,
  FillFinalAgreements20261207000620,
  AddSearchTextToUsers20261207000900,
  ExplainRefunds20261208000100,
  AddCardFailuresToPayments20261208000200,
  AddAnswerUntilToRentalRequests20261209000300,
  AddChecklists20261209000710,
  ...plainResources.flatMap(({ migration }) => migration ?? []),
];

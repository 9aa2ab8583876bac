import { AgreementText } from '../rules/agreement/agreement-text';
import { AgreementDocuments } from '../views/documents/agreement-documents';
import { EvidenceFiles } from '../views/documents/evidence-files';
import { ReceiptsService } from '../views/documents/receipts.service';
import { RentalParties } from '../views/documents/rental-parties';
import { RentalPayments } from '../money/rental-payments';
import { RequestList } from '../views/list/request-list';
import { RequestPartsService } from '../views/request-parts.service';
import { LateMachines } from '../records/late-machines';
import { MachineLabels } from '../views/label/machine-labels';
import { RequestViews } from '../views/request-views';
import { BillParts } from '../views/bill-parts';
import { BreakdownParts } from '../views/breakdown-parts';
import { CalendarFeeds } from '../views/calendar/calendar-feeds';
import { FleetService } from '../views/fleet/fleet.service';
import { UserPaymentsService } from '../views/payments/user-payments.service';
import { ConditionReader } from '../views/condition-parts';

/** What reads and presents rentals, their papers too. */
export const READING = [
  BillParts,
  BreakdownParts,
  ConditionReader,
  CalendarFeeds,
  LateMachines,
  MachineLabels,
  RequestList,
  RequestViews,
  RequestPartsService,
  RentalPayments,
  AgreementText,
  AgreementDocuments,
  ReceiptsService,
  EvidenceFiles,
  FleetService,
  UserPaymentsService,
  RentalParties,
];

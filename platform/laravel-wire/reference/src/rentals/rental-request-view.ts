import { type Attributes, type Database, shownAs } from '../database/database';
import {
  addressModel,
  cancellationModel,
  documentAgreementModel,
  machineModel,
  machineReturnModel,
  machineTypeModel,
  type Model,
  paymentModel,
  rentalRequestModel,
  userModel,
} from '../database/models';
import { messagesOf, messageView } from '../support/message-views';
import { RENTAL_REQUEST } from './rental-request.scope';

/** The request with what a list loads: machine, user, messages, payments. */
export function requestView(database: Database, request: Attributes): Attributes {
  const messages = messagesOf(database, RENTAL_REQUEST, request['id']);
  return {
    ...shownAs(rentalRequestModel, request),
    machine: machineView(database, request['machine_id']),
    user: oneOf(database, userModel, request['user_id']),
    messages: messages.map((message) => messageView(database, message)),
    payments: rowsOf(database, paymentModel, request),
  };
}

/** The request with everything that belongs to it. */
export function fullRequestView(database: Database, request: Attributes): Attributes {
  return {
    ...requestView(database, request),
    address: oneOf(database, addressModel, request['address_id']),
    machine_return: rowsOf(database, machineReturnModel, request)[0] ?? null,
    cancellation: rowsOf(database, cancellationModel, request)[0] ?? null,
    document_agreements: rowsOf(database, documentAgreementModel, request),
  };
}

function machineView(database: Database, id: unknown): Attributes | null {
  const machine = database.find(machineModel, id);
  const type = machine && database.find(machineTypeModel, machine['machine_type_id']);
  return machine && { ...shownAs(machineModel, machine), machine_type_name: type?.['name'] ?? null };
}

function oneOf(database: Database, model: Model, id: unknown): Attributes | null {
  const row = id === null || id === undefined ? null : database.find(model, id);
  return row && shownAs(model, row);
}

function rowsOf(database: Database, model: Model, request: Attributes): Attributes[] {
  const rows = database.all(model, (row) => row['rental_request_id'] === request['id']);
  return rows.map((row) => shownAs(model, row));
}

import type { Wire } from '@laravel-wire/client';
import type { Paginated, RecordType } from '@laravel-wire/core';
import {
  type CancellationPolicyInput,
  type CancellationPolicyRecord,
  cancellationPolicyType,
  type DepositPolicyInput,
  type DepositPolicyRecord,
  depositPolicyType,
  type DocumentFilters,
  type DocumentInput,
  type DocumentPreview,
  type DocumentRecord,
  documentType,
  type UpdateDocumentInput,
} from '@yard/contracts';
import type { Crud, ListQuery } from './records';

export function documents(wire: Wire) {
  const all = wire.resource(documentType);
  const records: Crud<DocumentRecord, DocumentInput, UpdateDocumentInput, DocumentFilters> = all;
  return {
    ...records,
    publish: (id: number) => all.act(id, 'publish'),
    /** @param sample  values by placeholder, in place of the usual sample's */
    preview: (id: number, sample?: Readonly<Record<string, unknown>>) =>
      wire.http.post<DocumentPreview>(`${all.endpoint}/${id}/preview`, { sample }),
  };
}

export function depositPolicy(wire: Wire) {
  return policy<DepositPolicyRecord, DepositPolicyInput>(wire, depositPolicyType);
}

export function cancellationPolicy(wire: Wire) {
  return policy<CancellationPolicyRecord, CancellationPolicyInput>(wire, cancellationPolicyType);
}

/** One version is in force at a time; a new one is so at once. */
function policy<R extends { id: number }, Input>(wire: Wire, { endpoint }: RecordType<R>) {
  return {
    find: () => wire.http.get<R>(endpoint),
    versions: (query?: ListQuery) => wire.http.get<Paginated<R>>(`${endpoint}/versions`, query),
    replace: (input: Input) => wire.http.put<R>(endpoint, input),
  };
}

import type { Wire } from '@laravel-wire/client';
import {
  type AddressInput,
  type AddressRecord,
  addressType,
  type ChangePasswordInput,
  type ConfirmedCardInput,
  type ConfirmPasswordInput,
  type CurrentUser,
  type DefaultCardInput,
  type ForgotPasswordInput,
  type NotificationRecord,
  notificationType,
  type PaymentMethodRecord,
  paymentMethodType,
  type ProfileInput,
  type ResetPasswordInput,
  type SeenInput,
  type SessionRecord,
  sessionType,
  type SetupIntentRecord,
  type SimulatedAuthenticationInput,
  type SimulatedCardInput,
  type TwoFactorChallengeInput,
  type UpdateAddressInput,
} from '@yard/contracts';
import type { Crud, Destroyable, Readable } from './records';

/** A new password is typed twice; the rule `confirmed` compares. */
interface Repeated {
  password_confirmation: string;
}

/** Begins, ends and changes what belongs to the person alone. */
export function account({ http, login, logout, register, user }: Wire) {
  return {
    login,
    logout,
    register,
    user: () => user<CurrentUser>(),
    answerTwoFactorChallenge: (input: TwoFactorChallengeInput) =>
      http.post<void>('/two-factor-challenge', input),
    forgotPassword: (input: ForgotPasswordInput) => http.post<{ status: string }>('/forgot-password', input),
    resetPassword: (input: ResetPasswordInput & Repeated) =>
      http.post<{ status: string }>('/reset-password', input),
    confirmPassword: (input: ConfirmPasswordInput) => http.post<void>('/user/confirm-password', input),
    changeProfile: (input: ProfileInput) => http.put<void>('/user/profile-information', input),
    changePassword: (input: ChangePasswordInput & Repeated) => http.put<void>('/user/password', input),
  };
}

/** Devices that are signed in. */
export function sessions(wire: Wire): Pick<Readable<SessionRecord>, 'list'> & Destroyable {
  return wire.resource(sessionType);
}

export function addresses(wire: Wire) {
  const all = wire.resource(addressType);
  const records: Crud<AddressRecord, AddressInput, UpdateAddressInput> = all;
  return { ...records, confirm: (id: number) => all.act(id, 'confirm') };
}

export function notifications(wire: Wire) {
  const all = wire.resource(notificationType);
  const records: Readable<NotificationRecord> & Destroyable = all;
  return {
    ...records,
    read: (id: number) => all.act(id, 'read'),
    readAll: () => wire.http.post<{ updated: number }>(`${all.endpoint}/read_all`),
    /** Marks one's notices of a record as read, because it is open. */
    seen: (about: SeenInput) => wire.http.post<{ updated: number }>(`${all.endpoint}/seen`, about),
  };
}

export function paymentMethods(wire: Wire) {
  const all = wire.resource(paymentMethodType);
  const records: Readable<PaymentMethodRecord> & Destroyable = all;
  return {
    ...records,
    /** What the card provider's own form needs to store a card. */
    setUp: () => wire.http.post<SetupIntentRecord>(all.endpoint),
    /** Keeps the card of that form, once the browser completed it; called again, it is the same card. */
    confirm: (input: ConfirmedCardInput) =>
      wire.http.post<PaymentMethodRecord>(`${all.endpoint}/confirmed`, input),
    /** Stores a test card where there is no card provider; the answer's id is a `stripe_payment_method_id`. */
    createSimulated: (input: SimulatedCardInput) =>
      wire.http.post<{ id: string }>(`${all.endpoint}/simulated`, input),
    /** Stands in for a bank's page where there is no card provider. */
    authenticateSimulated: (input: SimulatedAuthenticationInput) =>
      wire.http.post<void>(`${all.endpoint}/simulated/authentication`, input),
    makeDefault: (id: number, seen?: DefaultCardInput) => all.act(id, 'default', seen),
  };
}

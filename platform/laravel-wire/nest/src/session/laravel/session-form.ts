/** Form in which Laravel wrote a session: it is written back so. */
export interface SessionForm {
  /** Laravel's `session.serialization`. */
  serialization: 'php' | 'json';
  /** Laravel's `session.encrypt`. */
  encrypt: boolean;
}

/** Beside the attributes, which stores pass on as they are: none of them has to know of it. */
const forms = new WeakMap<object, SessionForm>();

export const formOf = (payload: object): SessionForm | undefined => forms.get(payload);

export function inForm<T extends object>(payload: T, form: SessionForm | undefined): T {
  if (form !== undefined) forms.set(payload, form);
  return payload;
}

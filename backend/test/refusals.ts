export function refusal({ status, body }: { status: number; body: { message?: string; errors?: object } }) {
  return [status, body.errors ?? body.message];
}

/** The first sentence of each refused field; of an answer that refuses no field, an empty record. */
export function refusalsOf({ body }: { body: { errors?: Record<string, string[]> } }) {
  return Object.fromEntries(
    Object.entries(body.errors ?? {}).map(([field, [sentence]]) => [field, sentence]),
  );
}

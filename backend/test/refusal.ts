/** What a refused call says: its status, and its sentence or the texts by field. */
export function refusal({ status, body }: { status: number; body: { message?: string; errors?: object } }) {
  return [status, body.errors ?? body.message];
}

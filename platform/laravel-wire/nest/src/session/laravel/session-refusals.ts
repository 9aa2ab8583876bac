/** The session cannot be written back as Laravel would, so it is left as it is. */
export class SessionNotWritable extends Error {
  override name = 'SessionNotWritable';
}

/** Laravel keeps its sessions in a form that is not read here. */
export class UnknownPayload extends Error {
  override name = 'UnknownPayload';
}

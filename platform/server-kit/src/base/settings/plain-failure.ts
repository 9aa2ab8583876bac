/** A fault that whoever runs a command can mend: its message says all, without a trace. */
export class PlainFailure extends Error {}

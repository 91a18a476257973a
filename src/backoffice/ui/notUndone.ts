/** What is to be taken back is no longer as it was left: it stays. Says so. */
export class ChangedSince extends Error {}

/** A part is taken back, the rest can be tried again. Says so. */
export class HalfDone extends Error {}

import pg from 'pg';

// What PostgreSQL answers, by the five characters of its SQLSTATE.
const UNIQUE_VIOLATION = '23505';
const UNDEFINED_TABLE = '42P01';
const DEADLOCK_DETECTED = '40P01';
const SERIALIZATION_FAILURE = '40001';
const READ_ONLY_TRANSACTION = '25006';
const DISK_FULL = '53100';
const LOCK_NOT_AVAILABLE = '55P03';
/** Connection failures, out of resources, operator intervention, cancelled. */
const UNAVAILABLE = /^(08|53|57)/;

/** Undefined for an error that is none of the database's. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

const isOneOf =
  (...states: readonly string[]) =>
  (error: unknown): boolean =>
    states.includes(sqlState(error) ?? '');

/** Somebody else has it: a room's night, a code, a number. */
export const isTaken = isOneOf(UNIQUE_VIOLATION);
export const isTableMissing = isOneOf(UNDEFINED_TABLE);
/** Somebody keeps what the statement wanted. */
export const isLockTimeout = isOneOf(LOCK_NOT_AVAILABLE);
/** The transaction was undone to settle a conflict, and may be tried again. */
export const isConflict = isOneOf(DEADLOCK_DETECTED, SERIALIZATION_FAILURE);
/** A transaction that may only read, or a full disk. */
export const isReadOnly = isOneOf(READ_ONLY_TRANSACTION, DISK_FULL);

/** The server itself, what stands before it, or a row that somebody keeps locked, cannot be had for now. */
export function isStateOfOutage(code: string): boolean {
  return UNAVAILABLE.test(code) || code === LOCK_NOT_AVAILABLE;
}

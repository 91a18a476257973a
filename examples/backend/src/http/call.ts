import type { Mailer } from '../mail';
import type { Account, Store } from '../store';
import type { Language } from './messages';

/** One request as a handler sees it: read, checked against the contract, and of a known caller. */
export interface Call {
  store: Store;
  mailer: Mailer;
  settings: Settings;
  /** Who calls; of an operation without a guard maybe nobody. */
  caller: Account | undefined;
  language: Language;
  parameters: Record<string, unknown>;
  body: unknown;
  key: string | undefined;
  /** The files of a form. */
  files: File[];
}

export interface Settings {
  level: 'core' | 'trade' | 'extra';
  /** Where links in mails lead. */
  publicUrl: string;
  /** How often what may be tried; by everybody as often as they like where it is false. */
  hasRateLimits: boolean;
  /** Pictures are drawn anew, by a native package; where it is false they are kept as they come. */
  drawsPictures: boolean;
}

export interface Answer {
  status: number;
  body: unknown;
  /** What a spreadsheet opens; otherwise it is JSON. */
  isCsv?: boolean;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

export const ok = (body: unknown): Answer => ({ status: 200, body });
/** Rows for a spreadsheet, below their headings. */
export const csv = (body: string): Answer => ({ status: 200, body, isCsv: true });
export const created = (body: unknown): Answer => ({ status: 201, body });

/** The caller of an operation that the contract guards. */
export function callerOf(call: Call): Account {
  if (!call.caller) throw new Error('This operation is not guarded.');
  return call.caller;
}

export const numberOf = (call: Call, name: string) => call.parameters[name] as number;
export const textOf = (call: Call, name: string) => call.parameters[name] as string | undefined;
export const listOf = (call: Call, name: string) =>
  (call.parameters[name] as string[] | undefined) ?? [];

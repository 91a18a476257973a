import type { Contract } from '../contract/contract';
import type { Shapes } from '../contract/shapes';
import type { Findings, Report } from '../findings';
import type { Answer } from './exchange';

export interface Parts {
  contract: Contract;
  shapes: Shapes;
  findings: Findings;
  /** Where the client is served, if it is said. */
  origin: string | undefined;
  /** Which code a message was said of, by operation. */
  spoken: Map<string, string>;
}

export type Tell = (report: Omit<Report, 'operationId' | 'exchange'>) => void;

export function mediaOf({ headers }: Answer): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export const SEVERITIES = [
  'UNSAFE',
  'BREAKS SCREEN',
  'WRONG MESSAGE',
  'CONTRACT',
  'ADVICE',
] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface Exchange {
  operationId: string;
  method: string;
  url: string;
  status: number;
  curl: string;
  answer: string;
}

export interface Finding {
  /** What is told once, however often it is seen. */
  cause: string;
  severity: Severity;
  phase: string;
  expected: string;
  seen: string;
  operations: string[];
  screens: string[];
  times: number;
  exchange?: Exchange | undefined;
}

export interface Report {
  cause: string;
  severity: Severity;
  expected: string;
  seen: string;
  operationId?: string | undefined;
  screens?: string[];
  exchange?: Exchange | undefined;
}

export interface Findings {
  phase: string;
  /** How often something failed, whatever its cause. */
  failures: number;
  report(report: Report, phase?: string): void;
  /** Takes back all that one phase has found. */
  forget(phase: string): void;
  all(): Finding[];
}

/** Findings of one cause are one, as severe as the worst of them. */
export function newFindings(): Findings {
  const byCause = new Map<string, Finding>();
  const findings: Findings = {
    phase: '',
    failures: 0,
    report({ operationId, screens = [], ...told }, phase = findings.phase) {
      if (isFailure(told)) findings.failures++;
      const known: Finding = byCause.get(told.cause) ?? {
        ...{ ...told, phase },
        ...{ operations: [], screens: [], times: 0 },
      };
      if (rankOf(told) < rankOf(known))
        Object.assign(known, { exchange: undefined, ...told, phase });
      known.times++;
      if (operationId && !known.operations.includes(operationId)) {
        known.operations.push(operationId);
      }
      for (const screen of screens) {
        if (!known.screens.includes(screen)) known.screens.push(screen);
      }
      byCause.set(told.cause, known);
    },
    forget(phase) {
      for (const [cause, finding] of byCause) if (finding.phase === phase) byCause.delete(cause);
    },
    all: () => [...byCause.values()].toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
  return findings;
}

/** The same findings, with a phase of its own and its own count of what has failed. */
export function countedApart(findings: Findings): Findings {
  const own: Findings = {
    ...findings,
    failures: 0,
    report(report) {
      if (isFailure(report)) own.failures++;
      findings.report(report, own.phase);
    },
  };
  return own;
}

/** The worst is the first. */
function rankOf({ severity }: Pick<Finding, 'severity'>): number {
  return SEVERITIES.indexOf(severity);
}

/** The first four say that something is wrong. */
export function isFailure({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'ADVICE';
}

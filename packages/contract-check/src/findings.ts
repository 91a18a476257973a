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
  report(report: Report): void;
  all(): Finding[];
}

/** Findings of one cause are one. */
export function newFindings(): Findings {
  const byCause = new Map<string, Finding>();
  const findings: Findings = {
    phase: '',
    report({ operationId, screens = [], ...told }) {
      const known = byCause.get(told.cause) ?? {
        ...told,
        phase: findings.phase,
        operations: [],
        screens: [],
        times: 0,
      };
      known.times++;
      if (operationId && !known.operations.includes(operationId)) {
        known.operations.push(operationId);
      }
      for (const screen of screens) {
        if (!known.screens.includes(screen)) known.screens.push(screen);
      }
      byCause.set(told.cause, known);
    },
    all: () =>
      [...byCause.values()].toSorted(
        (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
      ),
  };
  return findings;
}

/** The first four say that something is wrong. */
export function isFailure({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'ADVICE';
}

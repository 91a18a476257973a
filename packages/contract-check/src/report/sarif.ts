import type { Result } from '../check';
import { isFailure, SEVERITIES } from '../findings';

/** For code scanning: every finding is about the contract. */
export function sarifReport({ findings, baseUrl }: Result): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'contract-check',
            rules: SEVERITIES.map((severity) => ({ id: ruleOf(severity), name: severity })),
          },
        },
        results: findings.map((finding) => ({
          ruleId: ruleOf(finding.severity),
          level: isFailure(finding) ? 'error' : 'note',
          message: {
            text: `${finding.cause}: expected ${finding.expected}; seen ${finding.seen} (${baseUrl})`,
          },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: 'openapi.yaml' } },
              logicalLocations: finding.operations.map((name) => ({ name, kind: 'function' })),
            },
          ],
        })),
      },
    ],
  };
}

function ruleOf(severity: string): string {
  return severity.toLowerCase().replaceAll(' ', '-');
}

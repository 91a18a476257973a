import { readFileSync } from 'node:fs';

/** Settings that may stand in a file, as containers are given secrets: `JWT_SECRET_FILE` names it. */
const SECRETS = [
  'DATABASE_URL',
  'JWT_SECRET',
  'JWT_SECRET_ACCEPTED',
  'SMTP_URL',
  'S3_URL',
  'OPERATOR_TOKEN',
];
const nameOfFile = (secret: string) => `${secret}_FILE`;

/** The names of the settings that name files. */
export const secretFileNames: readonly string[] = SECRETS.map(nameOfFile);

/**
 * The environment with what stands in files.
 *
 * @throws Error for a file that cannot be read, and for a secret that is said twice
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const complete = { ...environment };
  for (const secret of SECRETS) {
    const file = environment[nameOfFile(secret)];
    if (!file) continue;
    if (environment[secret]) throw new Error(`Both ${secret} and ${nameOfFile(secret)} are set.`);
    // Editors and `echo` leave a line break at the end.
    complete[secret] = readFileSync(file, 'utf8').trim();
  }
  return complete;
}

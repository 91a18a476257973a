import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bool, cleanEnv, host, makeValidator, port, str, url } from 'envalid';
import type { Day } from '../domain/stay';

/** What the operator decides, read once at the start. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  /** Uploaded and drawn pictures. */
  imageFolder: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  jwtKey: Uint8Array;
  /** The address that mails link to, without a slash at its end. */
  publicUrl: string;
  smtpUrl: string | undefined;
  demoData: boolean;
  trustProxy: boolean;
  /** Whether browsers report how fast the site was for them. */
  webVitals: boolean;
  logLevel: string;
  /** Whole dong for one unit. */
  rates: Readonly<{ VND: 1; USD: number; EUR: number }>;
  /** The day on which the rates were set. */
  ratesSetOn: Day;
}

// Changed together.
const exchangeRates = { VND: 1, USD: 26_300, EUR: 30_400 } as const;
const ratesSetOn = '2026-11-01';

const postgresUrl = makeValidator((text) => {
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('must begin with postgres://');
  return text;
});

const smtpUrl = makeValidator((text) => {
  if (!/^smtps?:\/\//.test(text)) throw new Error('must begin with smtp:// or smtps://');
  return text;
});

const secret = makeValidator((text) => {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  return text;
});

/** Reads all settings and reports every fault at once. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const env = cleanEnv(environment, {
    PORT: port({ default: 3000 }),
    HOST: host({ default: '127.0.0.1' }),
    DATA_DIR: str({ default: '.data' }),
    DATABASE_URL: postgresUrl({ default: undefined }),
    JWT_SECRET: secret({ default: undefined, requiredWhen: (e) => Boolean(e['DATABASE_URL']) }),
    PUBLIC_URL: url({ default: undefined }),
    SMTP_URL: smtpUrl({ default: undefined }),
    DEMO_DATA: bool({ default: undefined }),
    TRUST_PROXY: bool({ default: false }),
    WEB_VITALS: bool({ default: false }),
    LOG_LEVEL: str({
      default: 'info',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    }),
  });
  const dataDir = resolve(env.DATA_DIR);
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir,
    imageFolder: join(dataDir, 'images'),
    databaseUrl: env.DATABASE_URL,
    jwtKey: new TextEncoder().encode(env.JWT_SECRET ?? keptSecret(dataDir)),
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    demoData: env.DEMO_DATA ?? env.DATABASE_URL === undefined,
    trustProxy: env.TRUST_PROXY,
    webVitals: env.WEB_VITALS,
    logLevel: env.LOG_LEVEL,
    rates: exchangeRates,
    ratesSetOn,
  };
}

/** The secret made at the first start and kept beside the data. */
function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'jwt-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there already.
  }
  return readFileSync(file, 'utf8').trim();
}

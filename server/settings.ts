import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bool, cleanEnv, email, host, port, str, url } from 'envalid';
import type { BookingLimits } from '../domain/bookings/bookingLimits';
import type { Day } from '../domain/stays/stay';
import { secretFileNames, withSecretFiles } from './secretFiles';
import type { BucketAddress } from './files/bucketAddress';
import {
  bucketUrl,
  count,
  day,
  days,
  headerSecret,
  origins,
  postgresUrl,
  proxies,
  rate,
  seconds,
  secret,
  smtpUrl,
} from './settingTypes';

/** What the operator decides, read once at the start. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  /** Uploaded and drawn pictures. */
  imageFolder: string;
  /** A bucket instead of that folder. */
  imageBucket: BucketAddress | undefined;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Whether PostgreSQL plans a statement once for each connection. */
  namedStatements: boolean;
  /** The first signs the tokens; those of the others are accepted too. */
  jwtKeys: readonly [Uint8Array, ...Uint8Array[]];
  /** The address that mails link to, without a slash at its end. */
  publicUrl: string;
  smtpUrl: string | undefined;
  demoData: boolean;
  /** Whose account is an administrator's from the next start on. */
  adminEmail: string | undefined;
  /** Whether figures for Prometheus are collected and served. */
  metrics: boolean;
  /** Where traces are sent; undefined: they are not made. */
  tracesTo: string | undefined;
  /** How long the server goes on serving after it has said that it is ready no more. */
  shutdownPauseMs: number;
  /** Opens the figures and the invariants to a watch that is elsewhere. */
  operatorToken: string | undefined;
  /** Whose `X-Forwarded-For` is believed: addresses and ranges, divided by commas; false is nobody's. */
  trustProxy: string | false;
  /** Where else clients of this server are served from: exact origins. */
  corsOrigins: readonly string[];
  /** Whether browsers report how fast the site was for them. */
  webVitals: boolean;
  logLevel: string;
  /** Whole dong for one unit. */
  rates: Readonly<{ VND: 1; USD: number; EUR: number }>;
  /** The day on which the rates were set. */
  ratesSetOn: Day;
  /** How many owners may watch their hotels at a time. */
  liveStreams: { ofServer: number; ofAccount: number };
  /** How much one account may hold. */
  bookingLimits: BookingLimits;
  retention: Retention;
}

/** For how many days things are kept that nobody needs for ever. */
export interface Retention {
  /** Mails from when they were sent or given up. */
  mailDays: number;
  /** Idempotency keys from what was made under them on; named when these were bookings alone. */
  requestKeyDays: number;
  /** Notifications from when they were read, or written if they never were. */
  notificationDays: number;
  /** Sign-ups whose address nobody has verified. */
  signUpDays: number;
  /** Which room was taken in which night, from that night on. */
  nightDays: number;
  /** Names and the like of guests from the end of their stay; undefined is for ever. */
  guestDays: number | undefined;
  /** Which accounts were deleted, beside the database: as long as the oldest backup. */
  deletionDays: number;
}

const usualRates = { USD_RATE: 26_300, EUR_RATE: 30_400, RATES_SET_ON: '2026-11-01' } as const;

/** Rates are set together with their day, so that none is older than it says. */
const withRates = (env: Record<string, unknown>) =>
  Object.keys(usualRates).some((name) => Boolean(env[name]));

const spec = {
  PORT: port({ default: 3000 }),
  HOST: host({ default: '127.0.0.1' }),
  DATA_DIR: str({ default: '.data' }),
  DATABASE_URL: postgresUrl({ default: undefined }),
  DATABASE_NAMED_STATEMENTS: bool({ default: true }),
  JWT_SECRET: secret({ default: undefined, requiredWhen: (e) => Boolean(e['DATABASE_URL']) }),
  JWT_SECRET_ACCEPTED: secret({ default: undefined }),
  PUBLIC_URL: url({ default: undefined }),
  SMTP_URL: smtpUrl({ default: undefined }),
  S3_URL: bucketUrl({ default: undefined }),
  DEMO_DATA: bool({ default: undefined }),
  TRUST_PROXY: proxies({ default: false }),
  CORS_ORIGINS: origins({ default: [] }),
  LOG_LEVEL: str({
    default: 'info',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  }),
  ADMIN_EMAIL: email({ default: undefined }),
  METRICS: bool({ default: false }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url({ default: undefined }),
  SHUTDOWN_PAUSE_SECONDS: seconds({ default: 0 }),
  OPERATOR_TOKEN: headerSecret({ default: undefined }),
  WEB_VITALS: bool({ default: false }),
  USD_RATE: rate({ default: undefined, requiredWhen: withRates }),
  EUR_RATE: rate({ default: undefined, requiredWhen: withRates }),
  RATES_SET_ON: day({ default: undefined, requiredWhen: withRates }),
  MAX_ROOM_NIGHTS: count({ default: 150 }),
  MAX_OPEN_BOOKINGS: count({ default: 12 }),
  MAX_SAME_NIGHT: count({ default: 3 }),
  LIVE_STREAMS: count({ default: 1_000 }),
  LIVE_STREAMS_PER_ACCOUNT: count({ default: 20 }),
  MAIL_RETENTION_DAYS: days({ default: 30 }),
  REQUEST_KEY_RETENTION_DAYS: days({ default: 30 }),
  NOTIFICATION_RETENTION_DAYS: days({ default: 180 }),
  SIGN_UP_RETENTION_DAYS: days({ default: 30 }),
  NIGHT_RETENTION_DAYS: days({ default: 400 }),
  GUEST_RETENTION_DAYS: days({ default: undefined }),
  DELETION_RECORD_DAYS: days({ default: 400 }),
};

/** Their names in the environment. */
export const settingNames: readonly string[] = [...Object.keys(spec), ...secretFileNames];

/** Reads all settings and reports every fault at once. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const env = cleanEnv(withSecretFiles(environment), spec);
  const dataDir = resolve(env.DATA_DIR);
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir,
    imageFolder: join(dataDir, 'images'),
    imageBucket: env.S3_URL,
    databaseUrl: env.DATABASE_URL,
    namedStatements: env.DATABASE_NAMED_STATEMENTS,
    jwtKeys: [
      bytesOf(env.JWT_SECRET ?? keptSecret(dataDir)),
      ...(env.JWT_SECRET_ACCEPTED ? [bytesOf(env.JWT_SECRET_ACCEPTED)] : []),
    ],
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    demoData: env.DEMO_DATA ?? env.DATABASE_URL === undefined,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    webVitals: env.WEB_VITALS,
    logLevel: env.LOG_LEVEL,
    adminEmail: env.ADMIN_EMAIL,
    metrics: env.METRICS,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    shutdownPauseMs: env.SHUTDOWN_PAUSE_SECONDS * 1000,
    operatorToken: env.OPERATOR_TOKEN,
    rates: {
      VND: 1,
      USD: env.USD_RATE ?? usualRates.USD_RATE,
      EUR: env.EUR_RATE ?? usualRates.EUR_RATE,
    },
    ratesSetOn: env.RATES_SET_ON ?? usualRates.RATES_SET_ON,
    bookingLimits: {
      roomNights: env.MAX_ROOM_NIGHTS,
      openBookings: env.MAX_OPEN_BOOKINGS,
      sameNight: env.MAX_SAME_NIGHT,
    },
    liveStreams: { ofServer: env.LIVE_STREAMS, ofAccount: env.LIVE_STREAMS_PER_ACCOUNT },
    retention: {
      mailDays: env.MAIL_RETENTION_DAYS,
      requestKeyDays: env.REQUEST_KEY_RETENTION_DAYS,
      notificationDays: env.NOTIFICATION_RETENTION_DAYS,
      signUpDays: env.SIGN_UP_RETENTION_DAYS,
      nightDays: env.NIGHT_RETENTION_DAYS,
      guestDays: env.GUEST_RETENTION_DAYS,
      deletionDays: env.DELETION_RECORD_DAYS,
    },
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

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

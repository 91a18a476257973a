import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bucketAddress } from '../../server/files/bucketAddress';
import { withSecretFiles } from '../../server/secretFiles';

const SECRET = 'abc/d+e%f=';
const encoded = encodeURIComponent(SECRET);

test('all errors are told at once, and no secret with them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      PORT: 'many',
      MAX_ROOM_NIGHTS: '0',
      MAX_SAME_NIGHT: 'three',
      DATABASE_URL: `postgres://root:${encoded}@localhost`,
      SMTP_URL: `http://root:${encoded}@localhost`,
      S3_URL: `https://KEY:${SECRET}@s3.example.com/pictures`,
      // An origin has no slash at its end.
      CORS_ORIGINS: 'https://stay.example.com, https://www.example.com/',
    },
  });
  expect(status).toBe(1);
  for (const name of [
    'MAX_ROOM_NIGHTS',
    'MAX_SAME_NIGHT',
    'PORT',
    'JWT_SECRET',
    'SMTP_URL',
    'S3_URL',
    'CORS_ORIGINS',
  ]) {
    expect(stderr).toContain(name);
  }
  expect(stderr).not.toContain('abc');
});

test('a secret stands in the environment or in a file, not in both', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  const file = path.join(folder, 'jwt');
  writeFileSync(file, `${SECRET}\n`);
  expect(withSecretFiles({ JWT_SECRET_FILE: file })).toMatchObject({ JWT_SECRET: SECRET });
  expect(withSecretFiles({ JWT_SECRET: SECRET })).toEqual({ JWT_SECRET: SECRET });
  expect(() => withSecretFiles({ JWT_SECRET: SECRET, JWT_SECRET_FILE: file })).toThrow('Both');
  expect(() => withSecretFiles({ SMTP_URL_FILE: path.join(folder, 'none') })).toThrow('none');
  rmSync(folder, { recursive: true });
});

describe('S3_URL', () => {
  test('holds the store, the bucket, who writes there, and the region', () => {
    const url = `https://KEY:${encoded}@s3.example.com:9000/hotel-pictures?region=ap-southeast-1`;
    expect(bucketAddress(url)).toEqual({
      endpoint: 'https://s3.example.com:9000',
      bucket: 'hotel-pictures',
      region: 'ap-southeast-1',
      credentials: { accessKeyId: 'KEY', secretAccessKey: SECRET },
    });
  });

  test('may leave the region and the account to be found', () => {
    expect(bucketAddress('http://minio:9000/pictures/')).toEqual({
      endpoint: 'http://minio:9000',
      bucket: 'pictures',
      region: 'us-east-1',
    });
  });

  const LIKE =
    'must be like https://key:secret@host/bucket?region=name, with key and secret percent-encoded';
  const ONE_BUCKET = 'must name one bucket after the host, and no folder in it';
  const BOTH = 'must have both key and secret, or neither';
  const ONLY_REGION = 'may have only ?region=name after the bucket';

  test.each([
    ['s3.example.com/pictures', LIKE],
    ['s3://pictures', LIKE],
    ['https://KEY:se/cret@s3.example.com/pictures', LIKE],
    ['https://s3.example.com/pictures#part', LIKE],
    ['https://s3.example.com', ONE_BUCKET],
    ['https://s3.example.com/pictures/hotels', ONE_BUCKET],
    ['https://s3.example.com/pic%2Ftures', ONE_BUCKET],
    ['https://KEY@s3.example.com/pictures', BOTH],
    ['https://:secret@s3.example.com/pictures', BOTH],
    ['https://KEY:50%@s3.example.com/pictures', 'must have its key and secret percent-encoded'],
    ['https://s3.example.com/pictures?regoin=ap-southeast-1', ONLY_REGION],
    ['https://s3.example.com/pictures?region=', ONLY_REGION],
  ])('is not %s', (url, reason) => {
    expect(() => bucketAddress(url)).toThrow(new Error(reason));
  });
});

describe('rates', () => {
  const rates = { USD_RATE: '26500', EUR_RATE: '31000', RATES_SET_ON: '2026-12-01' };
  const program = "import { readSettings } from './server/settings.ts'; readSettings(process.env);";
  const errorsOf = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
      // The port is wrong, so that nothing starts whatever the rates are.
      env: { PATH: process.env.PATH, PORT: 'many', ...env },
    }).stderr;

  test('are set with their day or not at all', () => {
    const half = errorsOf({ USD_RATE: rates.USD_RATE });
    expect(half).toContain('EUR_RATE');
    expect(half).toContain('RATES_SET_ON');
    const whole = errorsOf(rates);
    expect(whole).toContain('PORT');
    expect(whole).not.toMatch(/RATE/);
  });

  test('are whole dong, on a day that there is', () => {
    const errors = errorsOf({ USD_RATE: '26.5', EUR_RATE: '0', RATES_SET_ON: '2026-02-30' });
    for (const name of Object.keys(rates)) expect(errors).toContain(name);
  });
});

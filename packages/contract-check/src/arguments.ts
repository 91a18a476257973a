import { parseArgs, type ParseArgsConfig } from 'node:util';

const PROFILES = ['core', 'trade', 'full', 'hardening'] as const;

export type Profile = (typeof PROFILES)[number];

export interface Login {
  email: string;
  password: string;
}

export interface Input {
  baseUrl: string;
  profile: Profile;
  contractFile: string;
  customers: Login[];
  partners: Login[];
  admin: Login | undefined;
  mailPort: number | undefined;
  mailCommand: string | undefined;
  /** Where the client would be served, if elsewhere than the server. */
  origin: string | undefined;
  isReadOnly: boolean;
  /** What one account may hold is what the contract says, as no operator has set it otherwise. */
  hasDefaultLimits: boolean;
  /** The first finding ends it. */
  isFailFast: boolean;
  seed: number;
  budget: number;
  reportFolder: string | undefined;
  recordFile: string | undefined;
  /** No server is asked: screens are looked at on what was recorded. */
  replayFile: string | undefined;
  clientFolder: string;
  /** Of these alone; of all where there are none. */
  screens: string[];
  /** These alone, with what they stand on; all of the profile where there are none. */
  phases: string[];
  /** The travellers that are given may review a stay of theirs, and the review stays. */
  mayReview: boolean;
}

const options = {
  profile: { type: 'string', default: 'core' },
  contract: { type: 'string', default: 'openapi.yaml' },
  customer: { type: 'string', multiple: true, default: [] },
  partner: { type: 'string', multiple: true, default: [] },
  admin: { type: 'string' },
  'mail-port': { type: 'string' },
  'mail-command': { type: 'string' },
  origin: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  'default-limits': { type: 'boolean', default: false },
  'fail-fast': { type: 'boolean', default: false },
  phase: { type: 'string', multiple: true, default: [] },
  'may-review': { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string', default: '20000' },
  report: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  client: { type: 'string', default: 'dist' },
  screen: { type: 'string', multiple: true, default: [] },
  'not-loopback': { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

export const USAGE = `npm run contract:check -- <BASE_URL> [options]

  --profile ${PROFILES.join('|')}   how much is held against the contract (core)
  --customer EMAIL:PASSWORD    a traveller's account; give two
  --partner EMAIL:PASSWORD     a partner's account; give two
  --admin EMAIL:PASSWORD       an administrator's account
  --mail-port PORT             opens a mail server there: accounts are signed up, set SMTP_URL to it
  --mail-command COMMAND       prints the mail, or its link, to $MAIL_TO
  --origin ORIGIN              where the client is served, if not by this server
  --read-only                  asks only, and changes nothing
  --default-limits             one account may hold what the contract says: more is a finding, not advice
  --may-review                 a given traveller reviews a stay, which cannot be taken back
  --fail-fast                  ends with the first finding
  --phase NAME                 that one only, as the report names it, with what it stands on; as often as one likes
  --seed NUMBER                of what is random (1)
  --budget REQUESTS            stops after so many (20000)
  --report FOLDER              report.html, report.md, junit.xml, report.sarif, coverage.json
  --record FILE                keeps answers there, a line each: one file can be mailed, searched and compared
  --replay FILE                in place of BASE_URL: which screens are blank, wrong or wide on those answers
  --client FOLDER              the built client for that (dist)
  --screen ROUTE               that one only, such as /hotels/:id; as often as one likes
  --contract FILE              the contract (openapi.yaml)
  --not-loopback               the server is not on this machine, and may be filled with trial bookings`;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What was asked for, or why it cannot be done. */
export function parseArguments(args: string[]): Input | { problem: string } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const baseUrl =
      values.replay === undefined ? addressOf(positionals[0], values['not-loopback']) : '';
    const profile = PROFILES.find((known) => known === values.profile);
    if (!profile) return { problem: `Unknown profile: ${values.profile}` };
    return {
      baseUrl,
      profile,
      contractFile: values.contract,
      customers: values.customer.map(loginOf),
      partners: values.partner.map(loginOf),
      admin: values.admin === undefined ? undefined : loginOf(values.admin),
      mailPort: values['mail-port'] === undefined ? undefined : numberOf(values['mail-port']),
      mailCommand: values['mail-command'],
      origin: values.origin,
      isReadOnly: values['read-only'],
      hasDefaultLimits: values['default-limits'],
      isFailFast: values['fail-fast'],
      seed: numberOf(values.seed),
      budget: numberOf(values.budget),
      reportFolder: values.report,
      recordFile: values.record,
      replayFile: values.replay,
      clientFolder: values.client,
      screens: values.screen,
      phases: values.phase,
      mayReview: values['may-review'],
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function addressOf(written: string | undefined, isAllowedAnywhere: boolean): string {
  if (written === undefined || !URL.canParse(written)) {
    throw new Error('The address of the server is missing: http://127.0.0.1:3000');
  }
  const { hostname } = new URL(written);
  if (!LOOPBACK.test(hostname) && !isAllowedAnywhere) {
    throw new Error(`${hostname} is not this machine: say --not-loopback if it may be tried.`);
  }
  return written;
}

function loginOf(written: string): Login {
  const colon = written.indexOf(':');
  if (colon < 1) throw new Error(`An account is EMAIL:PASSWORD, not ${written}`);
  return { email: written.slice(0, colon), password: written.slice(colon + 1) };
}

function numberOf(written: string): number {
  const value = Number(written);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${written} is no whole number`);
  return value;
}

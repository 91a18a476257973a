import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 2_000;
const OBSERVATION_MS = 5 * BEAT_MS;

export type Heartbeat = { stop(): void };
type Sign = { run: string; pid: number; host: string; network: string };

/**
 * Keeps a file in `directory` that says who works there, for processes that the lock cannot reach:
 * other containers or computers sharing the directory. Take the lock first.
 *
 * @param onLost called when another process has taken the directory, as may happen to one that was
 * suspended for a while; it must stop writing at once
 * @throws Error naming the host and process that hold the directory
 */
export async function startHeartbeat(directory: string, onLost: () => void): Promise<Heartbeat> {
  const file = path.join(directory, 'holder.json');
  await refuseIfAlive(directory, file);
  const own: Sign = { run: randomUUID(), pid: process.pid, ...place() };
  write(file, own);
  const timer = setInterval(() => {
    if (read(file)?.run === own.run) return beat(file);
    clearInterval(timer);
    onLost();
  }, BEAT_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      if (read(file)?.run === own.run) fs.rmSync(file, { force: true });
    },
  };
}

/** Watches a sign from elsewhere for movement; clocks of two hosts need not agree for that. */
async function refuseIfAlive(directory: string, file: string): Promise<void> {
  const sign = read(file);
  // A sign from this very place is stale: its process no longer holds the lock that we have.
  if (!sign || isHere(sign)) return;
  const first = lastBeat(file);
  for (let waited = 0; waited < OBSERVATION_MS; waited += BEAT_MS / 4) {
    await sleep(BEAT_MS / 4);
    const latest = lastBeat(file);
    if (latest === undefined) return;
    if (latest === first) continue;
    throw new Error(
      `The data directory ${directory} is in use by process ${sign.pid} on ${sign.host}. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    );
  }
}

function isHere(sign: Sign): boolean {
  const here = place();
  return sign.host === here.host && sign.network === here.network;
}

/** The reach of the lock: a container may share its host's name, yet not its network. */
function place(): { host: string; network: string } {
  let network = '';
  if (process.platform === 'linux') network = fs.readlinkSync('/proc/self/ns/net');
  return { host: os.hostname(), network };
}

function write(file: string, sign: Sign): void {
  fs.writeFileSync(file, JSON.stringify(sign), { mode: 0o600 });
}

function read(file: string): Sign | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Sign;
  } catch {
    return undefined;
  }
}

/** A beat is a new file time: that needs no room on a full disk. */
function beat(file: string): void {
  fs.utimesSync(file, new Date(), new Date());
}

function lastBeat(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

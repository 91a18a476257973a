import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const FOLDER = path.join(process.cwd(), 'examples/backend');

export interface Example {
  url: string;
  /** The token of the newest mail to an address. */
  tokenFor: (email: string) => string;
  stop: () => Promise<void>;
}

/** The backend as a stranger starts it: a process of its own on a port of its own. */
export async function startExample(...options: string[]): Promise<Example> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/main.ts', '--port', '0', ...options],
    { cwd: FOLDER, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const tokens = new Map<string, string>();
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The example ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /listens at (\S+),/.exec(line) ?? [];
      if (address) resolve(address);
      const [, email, token] = /^mail to (\S+):.*token=(\S+)$/.exec(line) ?? [];
      if (email && token) tokens.set(email, token);
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });
  return { url, stop, tokenFor: (email) => tokens.get(email) ?? '' };
}

import { startServer, type RunningServer } from './server';

/** Two processes of the server on one database, as behind a load balancer. */
export interface ServerPair {
  first: RunningServer;
  second: RunningServer;
  /** Alternately the one and the other. */
  url(n: number): string;
  stop(): Promise<void>;
}

export async function startPair(env: Record<string, string> = {}): Promise<ServerPair> {
  const first = await startServer({ env });
  const second = await startServer({ dataDir: first.dataDir, env });
  return {
    first,
    second,
    url: (n) => (n % 2 === 0 ? first : second).url,
    async stop() {
      await second.stop();
      await first.stop();
    },
  };
}

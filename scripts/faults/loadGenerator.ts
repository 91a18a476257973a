import autocannon from 'autocannon';

/** What a process of its own asks for; `#` in the path is another number each time. */
export interface GeneratedLoad {
  url: string;
  path: string;
  connections: number;
  seconds: number;
}

/** How its requests were answered. */
export interface LoadResult {
  answered: number;
  refused: number;
  /** Neither 200 nor 503, and connections that broke. */
  failed: number;
  withoutRetryAfter: number;
  /** How long refusals took, in milliseconds: half of them, and all but one in a hundred. */
  refusedP50: number;
  refusedP99: number;
}

/** Run as `node --import tsx loadGenerator.ts '{"url": …}'`: prints its result. */
const { path, ...options } = JSON.parse(process.argv[2] ?? '{}') as GeneratedLoad;
let number = 0;
const tookMs: number[] = [];
const counts = { answered: 0, refused: 0, failed: 0, withoutRetryAfter: 0 };

const run = autocannon({
  ...{ url: options.url, connections: options.connections, duration: options.seconds },
  requests: [
    {
      setupRequest(request) {
        number += 1;
        return { ...request, method: 'GET', path: path.replaceAll('#', String(number)) };
      },
    },
  ],
  setupClient(client) {
    let hasRetryAfter = false;
    client.on('headers', (headers) => {
      const { headers: pairs = [] } = headers as { headers?: string[] };
      hasRetryAfter = pairs.some((name) => String(name).toLowerCase() === 'retry-after');
    });
    client.on('response', (status, _, ms) => {
      if (status === 200) counts.answered += 1;
      else if (status === 503) {
        counts.refused += 1;
        tookMs.push(ms);
        if (!hasRetryAfter) counts.withoutRetryAfter += 1;
      } else counts.failed += 1;
    });
  },
});
const { errors } = await run;
tookMs.sort((a, b) => a - b);
const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? 0;
const result: LoadResult = {
  ...{ ...counts, failed: counts.failed + errors },
  ...{ refusedP50: at(0.5), refusedP99: at(0.99) },
};
console.log(JSON.stringify(result));

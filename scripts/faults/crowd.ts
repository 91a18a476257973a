import autocannon from 'autocannon';

/** What a process of its own asks for; `#` in the path is another number each time. */
export interface Crowd {
  url: string;
  path: string;
  connections: number;
  seconds: number;
}

/** What the crowd was told. */
export interface CrowdSeen {
  answered: number;
  refused: number;
  /** Neither 200 nor 503, and connections that broke. */
  failed: number;
  withoutRetryAfter: number;
  /** How long refusals took, in milliseconds: half of them, and all but one in a hundred. */
  refusedP50: number;
  refusedP99: number;
}

/** Asked for as `node --import tsx crowd.ts '{"url": …}'`: prints what it was told. */
const { path, ...options } = JSON.parse(process.argv[2] ?? '{}') as Crowd;
let number = 0;
const tookMs: number[] = [];
const seen = { answered: 0, refused: 0, failed: 0, withoutRetryAfter: 0 };

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
    let mayComeAgain = false;
    client.on('headers', (headers) => {
      const { headers: pairs = [] } = headers as { headers?: string[] };
      mayComeAgain = pairs.some((name) => String(name).toLowerCase() === 'retry-after');
    });
    client.on('response', (status, _, ms) => {
      if (status === 200) seen.answered += 1;
      else if (status === 503) {
        seen.refused += 1;
        tookMs.push(ms);
        if (!mayComeAgain) seen.withoutRetryAfter += 1;
      } else seen.failed += 1;
    });
  },
});
const { errors } = await run;
tookMs.sort((a, b) => a - b);
const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? 0;
const result: CrowdSeen = {
  ...{ ...seen, failed: seen.failed + errors },
  ...{ refusedP50: at(0.5), refusedP99: at(0.99) },
};
console.log(JSON.stringify(result));

import autocannon from 'autocannon';

/** What a process of its own asks for; `#` in the path is another number each time. */
export interface Load {
  url: string;
  path: string;
  connections: number;
  /** Either so many requests, or for so many seconds. */
  amount?: number;
  seconds?: number;
  /** The number after which `#` begins. */
  after?: number;
  language?: 'vi' | 'en';
}

/** What it prints, called as `node --import tsx load.ts '{"url": …}'`. */
export interface Answered {
  answers: number;
  /** Since each connection has had an answer: the first pays for connecting, and for a program that is new. */
  perSecond: number;
  /** Of processor for each that it took to ask, without its own start. */
  cpuMs: number;
}

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
const { url, path, connections, amount, seconds, after = 0, language = 'vi' } = load;
let number = after;
// The library's own count of time goes by whole seconds.
let startedAt = performance.now();
const cpuBefore = process.cpuUsage();
let endedAt = startedAt;
let seen = 0;
const options: autocannon.Options = {
  url,
  connections,
  ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
  headers: {
    ...{ 'Accept-Encoding': 'br', Accept: '*/*' },
    // What pages and what operations go by.
    ...{ Cookie: `language=${language}`, 'Accept-Language': language },
  },
  requests: [
    {
      setupRequest(request) {
        number += 1;
        return { ...request, method: 'GET', path: path.replaceAll('#', String(number)) };
      },
    },
  ],
};
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const run = autocannon(options, (error: Error | null, done) =>
    error ? reject(error) : resolve(done),
  );
  run.on('response', () => {
    seen += 1;
    endedAt = performance.now();
    if (seen === connections) startedAt = endedAt;
  });
});
if (result.non2xx > 0 || result.errors > 0) {
  throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
}
const answers = result['2xx'];
const { user, system } = process.cpuUsage(cpuBefore);
const answered: Answered = {
  answers,
  perSecond: ((answers - connections) * 1000) / (endedAt - startedAt),
  cpuMs: (user + system) / 1000 / answers,
};
console.log(JSON.stringify(answered));

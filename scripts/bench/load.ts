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
  perSecond: number;
}

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
const { url, path, connections, amount, seconds, after = 0, language = 'vi' } = load;
let number = after;
// The library's own count of time goes by whole seconds.
const startedAt = performance.now();
let endedAt = startedAt;
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
  run.on('response', () => (endedAt = performance.now()));
});
if (result.non2xx > 0 || result.errors > 0) {
  throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
}
const answers = result['2xx'];
const answered: Answered = { answers, perSecond: (answers * 1000) / (endedAt - startedAt) };
console.log(JSON.stringify(answered));

import autocannon from 'autocannon';

/** What a process of its own asks for; `#` in the path is another number each time. */
export interface Load {
  url: string;
  path: string;
  connections: number;
  /** Either so many requests, or for so many seconds. */
  amount?: number;
  seconds?: number;
}

/** Asked for as `node --import tsx load.ts '{"url": …}'`: prints the answers per second. */
const { url, path, connections, amount, seconds } = JSON.parse(process.argv[2] ?? '{}') as Load;
let number = 0;
// The library's own count of time goes by whole seconds.
const startedAt = performance.now();
let endedAt = startedAt;
const options: autocannon.Options = {
  url,
  connections,
  ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
  headers: { 'Accept-Encoding': 'br', Accept: '*/*' },
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
console.log((result['2xx'] * 1000) / (endedAt - startedAt));

/**
 * Runs in a document of the back office before its programs, which take seconds on a slow line: asks meanwhile who is signed
 * in, and for an owner what the page asks first (`site/firstQuestion.ts`), which a `meta` names. `src/api/baseApi.ts`
 * takes each answer once, as `prefetched`, for the same request of the same account; it is told as well of one that failed.
 */
export const PREFETCH = `try {
  const token = localStorage.getItem('jwt');
  if (token) {
    const headers = {
      Accept: 'application/json',
      Authorization: 'Bearer ' + token,
      'Accept-Language': document.documentElement.lang,
    };
    const signal = AbortSignal.timeout(15000);
    const answers = new Map();
    const keyOf = (address) => {
      const url = new URL(address, location.origin);
      url.searchParams.sort();
      return url.href;
    };
    // To its end: what is not read by then, the signal would break off.
    const send = async (address) => {
      const answer = await fetch(address, { headers, signal });
      return new Response(await answer.text(), answer);
    };
    const keep = (address, answer) => {
      answer.catch(() => {});
      answers.set(keyOf(address), answer);
    };
    const first = document.querySelector('meta[name="first-question"]')?.content;
    const askFirst = async (answer) => {
      const { role, roles } = await answer.clone().json();
      if (first && [role].concat(roles).includes('PARTNER')) keep(first, send(first));
    };
    const who = '/api/auth/current-user';
    keep(who, send(who).then((answer) => askFirst(answer).catch(() => {}).then(() => answer)));
    let isTaken = false;
    globalThis.prefetched = ({ url, method, headers: asked }) => {
      if (method !== 'GET' || asked.get('Authorization') !== headers.Authorization) return undefined;
      // The program is there: what it does not ask soon would be old when it does.
      if (!isTaken) setTimeout(() => answers.clear(), 10000);
      isTaken = true;
      const key = keyOf(url);
      const answer = answers.get(key);
      answers.delete(key);
      return answer;
    };
  }
} catch {}`;

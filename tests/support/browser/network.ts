/** From now on no request reaches anything, until the test ends or `restore` is called. */
export function loseNetwork(): { restore: () => void } {
  const spy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  return { restore: () => spy.mockRestore() };
}

/** From now on requests whose address and body together hold this text stay without an answer. */
export function holdRequests(text: string): void {
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return (await holds(request, text)) ? new Promise<never>(() => undefined) : send(request);
  });
}

/** From now on the next request whose address and body together hold this text reaches nobody. */
export const loseRequestOnce = (text: string): void => loseRequests(text, 1);

/** The same of the next few: what is sent once more by itself is lost again. */
export function loseRequests(text: string, count: number): void {
  let left = count;
  const send = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!(await holds(request, text))) return send(request);
    left -= 1;
    if (left === 0) spy.mockImplementation(send);
    throw new TypeError('fetch failed');
  });
}

async function holds(request: Request, text: string): Promise<boolean> {
  return (decodeURIComponent(request.url) + (await request.clone().text())).includes(text);
}

/** From now on the next request to an address like this is answered so, and the server never asked. */
export function answerOnce(address: RegExp, status: number, body: unknown): void {
  const send = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (!address.test(url)) return send(input, init);
    spy.mockImplementation(send);
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });
}

/** From now on the next change sent to an address like this reaches the server, and its answer nobody. */
export const loseAnswerOnce = (address: RegExp): void => loseAnswers(address, 1);

/**
 * The same of the next few: what is sent once more by itself is lost again. What only reads comes through: a page may ask
 * for the same address at any moment, because something else has changed.
 */
export function loseAnswers(address: RegExp, count: number): void {
  let left = count;
  const send = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = input instanceof Request ? input.method : init?.method;
    const answer = await send(input, init);
    if ((method ?? 'GET') === 'GET' || !address.test(answer.url)) return answer;
    left -= 1;
    if (left === 0) spy.mockImplementation(send);
    throw new TypeError('fetch failed');
  });
}

/** From now on the next request to an address like this waits until it is sent, or answered without the server. */
export function holdOnce(address: RegExp) {
  const { fetch } = globalThis;
  let end: (answer?: Response) => void = () => {};
  const isMeant = new Promise<Response | undefined>((resolve) => (end = resolve));
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!address.test(url)) return fetch(input, init);
    spy.mockImplementation(fetch);
    return (await isMeant) ?? fetch(input, init);
  });
  return {
    send: () => end(),
    answer: (status: number, body: unknown) =>
      end(
        new Response(JSON.stringify(body), {
          status,
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
  };
}

import { useEffect, useState } from 'react';

/** Long enough not to ask for every letter. */
const PAUSE_MS = 250;

/** How a mutation of the API stands. */
interface Asked<Args> {
  originalArgs?: Args;
  isLoading: boolean;
  data?: unknown;
  error?: unknown;
}

/** What the change that is being written would do; asked anew with every edit, which ends the question before. */
export function usePreview<Args extends object, State extends Asked<Args>>(
  [ask, state]: readonly [(args: Args) => { abort: () => void }, State],
  args: Args | undefined,
) {
  const { originalArgs, isLoading, error } = state;
  const data: State['data'] = state.data;
  const [tries, setTries] = useState(0);
  const text = args && JSON.stringify(args);
  useEffect(() => {
    if (text === undefined) return;
    let abort = (): void => undefined;
    const timer = setTimeout(() => {
      const asked = ask(JSON.parse(text) as Args);
      abort = () => asked.abort();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [ask, text, tries]);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const isAnswered = JSON.stringify(originalArgs) === text && !isLoading && !isAborted(error);
  return {
    /** Absent while it is worked out. */
    preview: isAnswered && !error ? data : undefined,
    /** What was said last, so that what there is to choose from stays. */
    last,
    /** There is enough to be asked. */
    isWhole: args !== undefined,
    error: isAnswered ? error : undefined,
    retry: () => setTries(tries + 1),
  };
}

/** Of a question that an edit ended, which was then taken back: it is asked again. */
function isAborted(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'AbortError';
}

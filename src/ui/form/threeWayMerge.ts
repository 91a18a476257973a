/** What is typed; each value that is as it `was` when that began, as it `is` by now. */
export function threeWayMerge<V extends object>(typed: V, { was, is }: Record<'was' | 'is', V>): V {
  return { ...is, ...Object.fromEntries(edits(typed, was)) };
}

/** Whether anything is typed. */
export const isEdited = <V extends object>(typed: V, was: V) => edits(typed, was).length > 0;

function edits<V extends object>(typed: V, was: V): [string, unknown][] {
  return Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof V]),
  );
}

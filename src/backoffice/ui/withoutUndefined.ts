type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Only the properties that have a value: Ant Design distinguishes an absent one from `undefined`. */
export function withoutUndefined<T extends object>(values: T): Partial<Given<T>> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Given<T>>;
}

/** Whether both say the same, in fields that hold no more fields. */
export function isAlike<T extends object>(one: T, other: T): boolean {
  if (one === other) return true;
  const names = Object.keys(one) as (keyof T)[];
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

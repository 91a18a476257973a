/** What a reference within the contract stands for; anything else itself. */
export function resolved<T extends { $ref?: string }>(contract: object, value: T): T {
  if (!value.$ref) return value;
  const steps = value.$ref.slice(2).split('/');
  return steps.reduce(
    (at, step) => (at as Record<string, unknown>)[step],
    contract as unknown,
  ) as T;
}

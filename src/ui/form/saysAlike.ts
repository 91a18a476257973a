/** Whether records say the same, but for their versions, and for blanks around texts, which are not stored. */
export function saysAlike(some: object, others: object): boolean {
  const said = (values: object) =>
    JSON.stringify({ ...values, version: 0 }, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    );
  return said(some) === said(others);
}

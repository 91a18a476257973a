type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** The column with room for `length` values, and for as many again before it has to grow once more. */
export function grown<T extends Column>(column: T, length: number): T {
  if (length <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => T)(length * 2);
  larger.set(column);
  return larger;
}

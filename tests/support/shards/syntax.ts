/** What libpg-query makes of a statement: an object with the name of its kind as its only key. */
export type Syntax = Readonly<Record<string, unknown>>;

/** One kind of node: what stands in it, or undefined. */
export function asKind(node: unknown, kind: string): Syntax | undefined {
  return isObject(node) && isObject(node[kind]) ? node[kind] : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Every node below of one of these kinds, the outermost only: nothing is looked for within a query that
 * stands in an expression, unless it is what is looked for.
 */
export function nodesBelow(value: unknown, kind: string): Syntax[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesBelow(item, kind));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === kind && isObject(inner)) return [inner];
    return QUERIES.has(name) ? [] : nodesBelow(inner, kind);
  });
}

const QUERIES = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

/** `a.b` as ['a', 'b'], `b` as ['', 'b']; undefined for what is no column. */
export function columnOf(node: unknown): [alias: string, column: string] | undefined {
  const names = listOf(asKind(withoutCasts(node), 'ColumnRef')?.['fields']).map(
    (field) => asKind(field, 'String')?.['sval'],
  );
  if (names.length === 0 || !names.every((name) => typeof name === 'string')) return undefined;
  return names.length === 1 ? ['', names[0]!] : [names[0]!, names[1]!];
}

/** A parameter, a literal, or what is computed of these. */
export function isValue(node: unknown): boolean {
  const inner = withoutCasts(node);
  return nodesBelow(inner, 'ColumnRef').length === 0 && nodesBelow(inner, 'SubLink').length === 0;
}

function withoutCasts(node: unknown): unknown {
  const cast = asKind(node, 'TypeCast');
  return cast ? withoutCasts(cast['arg']) : node;
}

function isObject(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { namedIn, type Named, type Scope } from './scope';
import { asKind, listOf, nodesBelow, type Syntax } from './syntax';

/** What is refused of the insertion itself. */
export function ofInsert(insert: Syntax): string[] {
  const [target] = namedIn({ RangeVar: insert['relation'] });
  const source = asKind(insert['selectStmt'], 'SelectStmt');
  if (!target || !source) return [];
  if (target.placement.kind === 'local') return filledFromParts(target, source);
  if (target.placement.kind !== 'distributed') return [];
  const found: string[] = [];
  if (nodesBelow(source['valuesLists'], 'SubLink').length > 0) {
    found.push(`a sub-select among the values for ${target.table}`);
  }
  if (listOf(source['lockingClause']).length > 0) {
    found.push(`what is inserted into ${target.table} is locked by the outermost select`);
  }
  return found;
}

/** What a column is by default would be said by each part, a transaction's number too. */
function filledFromParts({ table }: Named, source: Syntax): string[] {
  const read = namedIn(source['fromClause']);
  const divided = read.find(({ placement }) => placement.kind === 'distributed');
  return divided ? [`${table}, which is local, filled from ${divided.table}`] : [];
}

/** Tables of what is inserted are joined by their keys: a value said of each leads to one part, and joins nothing. */
export function ofInserted(scope: Scope): string[] {
  const known = scope.outside;
  return scope.distributed.flatMap((named) => {
    const isApart = known.length > 0 && !known.some((other) => scope.isJoined(named, other));
    known.push(named);
    return isApart ? [`${named.table} in what is inserted, joined by a value only`] : [];
  });
}

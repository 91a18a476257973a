import { parse } from 'libpg-query';
import { ofInsert, ofInserted } from './inserted';
import { namedIn, Scope, type Named } from './scope';
import { asKind, columnOf, listOf, nodesBelow, type Syntax } from './syntax';

/**
 * What Citus refuses in a statement, or has to ask of all parts though it is of one: rules that were found
 * on a divided database, where each of them broke something.
 */
export async function refusalsOf(text: string): Promise<string[]> {
  const { stmts } = await parse(text);
  const found = listOf(stmts).flatMap((raw) => refusalsIn((raw as { stmt?: unknown }).stmt));
  return [...new Set(found)];
}

interface Place {
  outer?: Scope | undefined;
  /** In what is selected or set: there Citus finds the one part by a value only. */
  inList?: boolean;
  /** Within what is inserted, which is planned for all parts at first. */
  isInserted?: boolean | undefined;
}

function refusalsIn(node: unknown, place: Place = {}): string[] {
  const insert = asKind(node, 'InsertStmt');
  if (insert) {
    return [...ofInsert(insert), ...refusalsIn(insert['selectStmt'], { isInserted: true })];
  }
  const query = queryOf(node);
  if (!query) return [];
  const halves = [query.larg, query.rarg].flatMap((half) =>
    half ? refusalsIn({ SelectStmt: half }, place) : [],
  );
  const scope = new Scope(query.relations, query.conditions, place.outer);
  const { isInserted } = place;
  return [
    ...halves,
    ...query.ctes.flatMap((cte) => refusalsIn(asKind(cte, 'CommonTableExpr')?.['ctequery'])),
    ...ofJoins(query.relations),
    ...ofTables(scope),
    ...(isInserted ? ofInserted(scope) : []),
    ...ofLocks(scope, query.isLocking),
    ...ofCorrelation(scope, query.own, place.inList ?? false),
    ...ofNothing(scope, query.relations),
    ...query.relations.flatMap((relation) => ofSubselects(relation, scope, isInserted)),
    ...subqueries(query.list).flatMap((inner) =>
      refusalsIn(inner, { outer: scope, inList: true, isInserted }),
    ),
    ...subqueries([query.conditions, query.rest]).flatMap((inner) =>
      refusalsIn(inner, { outer: scope, isInserted }),
    ),
  ];
}

interface Query {
  relations: readonly unknown[];
  conditions: readonly unknown[];
  /** What is selected or set. */
  list: unknown;
  rest: unknown;
  own: Syntax;
  ctes: readonly unknown[];
  isLocking: boolean;
  larg: unknown;
  rarg: unknown;
}

function queryOf(node: unknown): Query | undefined {
  const select = asKind(node, 'SelectStmt');
  const own = select ?? asKind(node, 'UpdateStmt') ?? asKind(node, 'DeleteStmt');
  if (!own) return undefined;
  const changed = own['relation'] ? [{ RangeVar: own['relation'] }] : [];
  return {
    relations: [...changed, ...listOf(own['fromClause']), ...listOf(own['usingClause'])],
    conditions: [own['whereClause']],
    list: [own['targetList'], own['returningList']],
    rest: [own['sortClause'], own['havingClause'], own['groupClause'], own['valuesLists']],
    own,
    ctes: listOf((own['withClause'] as Syntax | undefined)?.['ctes']),
    isLocking: listOf(own['lockingClause']).length > 0,
    larg: own['larg'],
    rarg: own['rarg'],
  };
}

const subqueries = (value: unknown) =>
  nodesBelow(value, 'SubLink').map(({ subselect }) => subselect);

/** All tables of one FROM lie together, by a condition that says so. */
function ofTables(scope: Scope): string[] {
  const [first, ...others] = scope.distributed;
  if (!first) return [];
  const [local] = scope.local;
  const apart = others.filter(
    (other) =>
      groupOf(other) !== groupOf(first) || !scope.same(scope.keyOf(other), scope.keyOf(first)),
  );
  return [
    ...(local ? [`${first.table} joined with ${local.table}, which is local`] : []),
    ...apart.map(
      ({ table }) => `${first.table} joined with ${table} by something else than its key`,
    ),
  ];
}

const groupOf = ({ table, placement }: Named) =>
  placement.kind === 'distributed' ? (placement.with ?? table) : table;

/** Rows that every part would have to add to its own. */
function ofJoins(relations: readonly unknown[]): string[] {
  return relations.flatMap((relation) => {
    const join = asKind(relation, 'JoinExpr');
    if (!join) return [];
    const { larg, rarg } = join;
    const [right] = distributedIn(rarg);
    const found = join['jointype'] === 'JOIN_LEFT' && right && !isDivided(larg);
    return [
      ...(found ? [`${right.table} left joined to what is not divided`] : []),
      ...ofJoins([larg, rarg]),
    ];
  });
}

/** Whether rows of it are of one part: it names a divided table, if only within a sub-select. */
function isDivided(relation: unknown): boolean {
  const inner = nodesBelow(relation, 'RangeSubselect').map(({ subquery }) => subquery);
  return distributedIn(relation).length > 0 || inner.some(readsDivided);
}

function readsDivided(node: unknown): boolean {
  const query = queryOf(node);
  if (!query) return false;
  const halves = [query.larg, query.rarg].filter(Boolean);
  return (
    query.relations.some(isDivided) || halves.some((half) => readsDivided({ SelectStmt: half }))
  );
}

const distributedIn = (relation: unknown) =>
  namedIn(relation).filter(({ placement }) => placement.kind === 'distributed');

function ofLocks(scope: Scope, isLocking: boolean): string[] {
  if (!isLocking) return [];
  const open = scope.distributed.filter((named) => !scope.isPinned(named));
  return open.map(({ table }) => `rows of ${table} locked in more than one part`);
}

/** A query that names what stands outside it finds its rows by the key of those, or by a value. */
function ofCorrelation(scope: Scope, own: Syntax, inList: boolean): string[] {
  const outside = nodesBelow(Object.values(own), 'ColumnRef').flatMap((column) => {
    const named = columnOf({ ColumnRef: column });
    return (named && scope.outerTableOf(named)) ?? [];
  });
  if (outside.length === 0) return [];
  const divided = outside.filter(({ placement }) => placement.kind === 'distributed');
  const [local] = scope.local;
  if (local && divided[0])
    return [`${local.table}, which is local, asked for each row of ${divided[0].table}`];
  const lost = scope.distributed.filter((named) => !scope.isPinned(named));
  return lost.flatMap((named) => {
    const leads = divided.some((outer) => scope.same(scope.keyOf(named), scope.keyOf(outer)));
    if (!leads) return [`${named.table} asked for each row by something else than its key`];
    return inList && isOfOnePart(scope.outer)
      ? [`${named.table} asked of all parts, since the value is said outside only`]
      : [];
  });
}

function isOfOnePart(scope: Scope | undefined): boolean {
  if (!scope) return false;
  if (scope.outer) return isOfOnePart(scope.outer);
  return scope.distributed.length > 0 && scope.distributed.every((named) => scope.isPinned(named));
}

/** What is worked out for each row stands in a sub-select of a table. */
function ofNothing(scope: Scope, relations: readonly unknown[]): string[] {
  const [first] = scope.distributed;
  const found = nodesBelow(relations, 'RangeSubselect').some(
    ({ subquery, lateral }) =>
      lateral && listOf(asKind(subquery, 'SelectStmt')?.['fromClause']).length === 0,
  );
  return first && found ? [`a lateral sub-select of no table beside ${first.table}`] : [];
}

function ofSubselects(relation: unknown, scope: Scope, isInserted?: boolean): string[] {
  return nodesBelow(relation, 'RangeSubselect').flatMap(({ subquery, lateral }) =>
    lateral
      ? refusalsIn(subquery, { outer: scope, inList: true, isInserted })
      : refusalsIn(subquery, { outer: scope.outer, inList: scope.outer !== undefined, isInserted }),
  );
}

import { parse } from 'libpg-query';
import { asKind, listOf, type Syntax } from './shards/syntax';

/** An act on a table, with what is wrong with it. */
type Violation = [act: string, table: string];

/**
 * What keeps others from a table while it looks at all its rows, or breaks the version that still runs. Tables that
 * the script itself makes are nobody's yet.
 */
export async function violationsOfMigration(script: string): Promise<string[]> {
  const { stmts } = await parse(script);
  const statements = listOf(stmts).map((raw) => (raw as { stmt?: unknown }).stmt);
  const own = new Set(
    statements.map((statement) => tableOf(asKind(statement, 'CreateStmt')?.['relation'])),
  );
  return statements
    .flatMap(violationsIn)
    .filter(([, table]) => !own.has(table))
    .map(([act, table]) => `${act}: ${table}`);
}

function violationsIn(statement: unknown): Violation[] {
  return [...ofSchema(statement), ...ofRows(statement)];
}

function ofSchema(statement: unknown): Violation[] {
  const [kind = '', syntax = {}] = Object.entries(statement as Record<string, Syntax>)[0] ?? [];
  const on = (act: string): Violation[] => [[act, tableOf(syntax['relation'])]];
  switch (kind) {
    case 'IndexStmt':
      // Concurrently it cannot be built in a transaction: that is for a file `.concurrently.sql`.
      return on('an index is built while nobody can write');
    case 'RenameStmt':
      return on('something is renamed or dropped');
    case 'AlterTableStmt':
      return listOf(syntax['cmds']).flatMap((command) =>
        ofCommand(asKind(command, 'AlterTableCmd') ?? {}).flatMap(on),
      );
    case 'DropStmt':
      if (syntax['removeType'] !== 'OBJECT_TABLE') return [];
      return listOf(syntax['objects']).map((name) => ['a table is dropped', lastName(name)]);
    case 'LockStmt':
      return listOf(syntax['relations']).map((name) => ['a table is locked', tableOf(name)]);
    case 'DoStmt':
      return [['nobody can read what it does', 'do']];
    default:
      return [];
  }
}

const ofSubtype: Readonly<Record<string, string>> = {
  AT_AlterColumnType: 'a column changes its type',
  AT_SetNotNull: 'a column must not be null from now on',
  AT_DropColumn: 'something is renamed or dropped',
};

function ofCommand(command: Syntax): string[] {
  const subtype = String(command['subtype']);
  if (subtype === 'AT_AddConstraint') {
    const constraint = asKind(command['def'], 'Constraint') ?? {};
    return isChecked(constraint) ? ['a constraint is checked on every row'] : [];
  }
  if (subtype === 'AT_AddColumn') return ofColumn(asKind(command['def'], 'ColumnDef') ?? {});
  return ofSubtype[subtype] ? [ofSubtype[subtype]] : [];
}

const CHECKED = ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'];

function isChecked(constraint: Syntax): boolean {
  // An index that was built concurrently may become a constraint.
  if (constraint['indexname'] !== undefined) return false;
  return CHECKED.includes(String(constraint['contype'])) && !constraint['skip_validation'];
}

function ofColumn(column: Syntax): string[] {
  const constraints = listOf(column['constraints']).map((one) => asKind(one, 'Constraint') ?? {});
  const has = (type: string) => constraints.some((constraint) => constraint['contype'] === type);
  const isSerial = lastName(column['typeName']).includes('serial');
  const isComputed = isSerial || has('CONSTR_GENERATED') || has('CONSTR_IDENTITY');
  const defaults = constraints.filter(({ contype }) => contype === 'CONSTR_DEFAULT');
  return [
    ...(isComputed || functionsBelow(defaults).some((name) => !SAME_FOR_ALL.includes(name))
      ? ['every row is written anew']
      : []),
    ...(has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT') && !isComputed
      ? ['a new column has no value for the version before']
      : []),
    ...(constraints.some(isChecked) ? ['a constraint is checked on every row'] : []),
  ];
}

/** What a statement asks once: PostgreSQL keeps its answer with the column, and writes no row. */
const SAME_FOR_ALL = ['now', 'statement_timestamp', 'transaction_timestamp'];

function functionsBelow(value: unknown): string[] {
  return below(value, ['FuncCall']).map(([, call]) => lastName({ names: call['funcname'] }));
}

function ofRows(statement: unknown): Violation[] {
  const changed = below(statement, ['UpdateStmt', 'DeleteStmt']).map(
    ([, { relation }]) => relation,
  );
  const emptied = below(statement, ['TruncateStmt']).flatMap(([, all]) => listOf(all['relations']));
  return [...changed, ...emptied].map((table) => ['all rows change at once', tableOf(table)]);
}

/** Every node below of one of these kinds, at any depth. */
function below(value: unknown, kinds: readonly string[]): [kind: string, node: Syntax][] {
  if (Array.isArray(value)) return value.flatMap((item) => below(item, kinds));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([kind, node]): [string, Syntax][] => [
    ...(kinds.includes(kind) ? [[kind, node as Syntax] as [string, Syntax]] : []),
    ...below(node, kinds),
  ]);
}

function tableOf(relation: unknown): string {
  const range = asKind(relation, 'RangeVar') ?? (relation as Syntax | undefined);
  return textOf(range?.['relname']);
}

/** `b` of `a.b`. */
function lastName(named: unknown): string {
  const list = asKind(named, 'List')?.['items'] ?? (named as Syntax | undefined)?.['names'];
  return textOf(asKind(listOf(list).at(-1), 'String')?.['sval']);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

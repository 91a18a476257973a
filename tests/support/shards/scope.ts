import { placements, type Placement } from '../../../server/db/shards/plan';
import { asKind, columnOf, isValue, listOf, nodesBelow, type Syntax } from './syntax';

/** A table where a statement names it. */
export interface Named {
  alias: string;
  table: string;
  placement: Placement;
}

/** One query: the tables of its FROM, and what its conditions make equal to what. */
export class Scope {
  readonly tables: Named[];
  readonly #parents = new Map<string, string>();
  /** The same without what values make equal. */
  readonly #joined = new Map<string, string>();
  readonly outer: Scope | undefined;

  constructor(relations: readonly unknown[], conditions: readonly unknown[], outer?: Scope) {
    this.outer = outer;
    this.tables = relations.flatMap((relation) => namedIn(relation));
    const joins = relations.flatMap((relation) => joinConditions(relation));
    for (const condition of [...conditions, ...joins].flatMap(conjuncts)) this.#equate(condition);
  }

  get distributed() {
    return this.tables.filter(({ placement }) => placement.kind === 'distributed');
  }

  get local() {
    return this.tables.filter(({ placement }) => placement.kind === 'local');
  }

  /** Whether this names the one part that has the rows, by a value. */
  isPinned(named: Named): boolean {
    return this.same(this.keyOf(named), VALUE);
  }

  same(a: string, b: string): boolean {
    return rootIn(this.#parents, a) === rootIn(this.#parents, b);
  }

  /** Whether their keys are said to be equal to each other, and not each to a value. */
  isJoined(a: Named, b: Named): boolean {
    return rootIn(this.#joined, this.keyOf(a)) === rootIn(this.#joined, this.keyOf(b));
  }

  /** The divided tables of the enclosing queries. */
  get outside(): Named[] {
    return this.outer ? [...this.outer.distributed, ...this.outer.outside] : [];
  }

  /** The column by which the table is divided. */
  keyOf({ alias, placement }: Named): string {
    return `${alias}.${placement.kind === 'distributed' ? placement.by : ''}`;
  }

  /** The table of an enclosing query that a column stands for, if it is none of this one's. */
  outerTableOf([alias]: readonly [string, string]): Named | undefined {
    if (alias === '' || this.tables.some((named) => named.alias === alias)) return undefined;
    return (
      this.outer?.tables.find((named) => named.alias === alias) ??
      this.outer?.outerTableOf([alias, ''])
    );
  }

  #equate(condition: unknown): void {
    const operation = asKind(condition, 'A_Expr');
    if (operation?.['kind'] !== 'AEXPR_OP') return;
    if (asKind(listOf(operation['name'])[0], 'String')?.['sval'] !== '=') return;
    const sides = [operation['lexpr'], operation['rexpr']];
    const names = sides.map((side) => this.#nameOf(side) ?? (isValue(side) ? VALUE : undefined));
    const [a, b] = names;
    if (!a || !b) return;
    unite(this.#parents, a, b);
    if (a !== VALUE && b !== VALUE) unite(this.#joined, a, b);
  }

  #nameOf(node: unknown): string | undefined {
    const column = columnOf(node);
    if (!column) return undefined;
    const [alias, name] = column;
    if (alias !== '') return `${alias}.${name}`;
    const own = this.tables.find(
      ({ placement }) => placement.kind === 'distributed' && placement.by === name,
    );
    return own && `${own.alias}.${name}`;
  }
}

const VALUE = 'a value';

function rootIn(parents: ReadonlyMap<string, string>, name: string): string {
  const parent = parents.get(name);
  return parent === undefined || parent === name ? name : rootIn(parents, parent);
}

function unite(parents: Map<string, string>, a: string, b: string): void {
  parents.set(rootIn(parents, a), rootIn(parents, b));
}

/** The parts of a condition that all have to hold. */
function conjuncts(condition: unknown): unknown[] {
  const both = asKind(condition, 'BoolExpr');
  return both?.['boolop'] === 'AND_EXPR' ? listOf(both['args']).flatMap(conjuncts) : [condition];
}

function joinConditions(relation: unknown): unknown[] {
  const join = asKind(relation, 'JoinExpr');
  if (!join) return [];
  return [join['quals'], ...joinConditions(join['larg']), ...joinConditions(join['rarg'])];
}

/** Names of `with` and the like are of no table. */
export function namedIn(relation: unknown): Named[] {
  return nodesBelow(relation, 'RangeVar').flatMap((range: Syntax) => {
    const table = String(range['relname']);
    const placement = placements[table];
    const alias = asAlias(range) ?? table;
    return placement ? [{ alias, table, placement }] : [];
  });
}

function asAlias(range: Syntax): string | undefined {
  const alias = range['alias'] as { aliasname?: string } | undefined;
  return alias?.aliasname;
}

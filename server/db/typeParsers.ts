import pg from 'pg';

const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

type ParserLookup = (oid: number, format?: 'text' | 'binary') => (text: string) => unknown;
const stockParser = pg.types.getTypeParser as ParserLookup;

const parseTexts = stockParser(TEXT_ARRAY) as (text: string) => (string | null)[];
const asNumber = (text: string | null) => (text === null ? null : Number(text));

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [INT8_ARRAY, (text) => parseTexts(text).map(asNumber)],
  // A day is its text: a Date would move it by a time zone.
  [pg.types.builtins.DATE, (text) => text],
  [DATE_ARRAY, parseTexts],
]);

/**
 * How values come out of the database: int8 as number, date as 'YYYY-MM-DD', timestamptz as Date,
 * and arrays of those alike. numeric stays text, since a number may not hold it: where a number is
 * wanted, cast in the statement, as in `sum(amount)::int8` or `avg(stars)::float8`.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid, format = 'text') => {
    const own = format === 'text' ? parsers.get(oid) : undefined;
    return own ?? stockParser(oid, format);
  }) satisfies ParserLookup as typeof pg.types.getTypeParser,
};

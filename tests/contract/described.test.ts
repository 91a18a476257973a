import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { resolved } from '../support/contract';

interface Described {
  $ref?: string;
  description?: string;
}

interface Operation {
  operationId: string;
  parameters?: (Described & { name?: string })[];
  responses: Record<string, Described & { headers?: Record<string, Described> }>;
}

interface Schema extends Described {
  enum: string[];
}

const text = readFileSync(path.join(__dirname, '../../openapi.yaml'), 'utf8');
const contract = load(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s describes its parameters, answers and their headers',
  (_, { parameters = [], responses }) => {
    const answers = Object.values(responses).map((response) => resolved(contract, response));
    const headers = answers.flatMap((answer) => Object.values(answer.headers ?? {}));
    const parts = [...parameters.map((part) => resolved(contract, part)), ...answers, ...headers];
    expect(parts.filter(({ description }) => !description)).toEqual([]);
  },
);

const ids = new Set(operations.map(({ operationId }) => operationId));

describe.each(['BookingStatus', 'RoomStatus', 'HotelState', 'VoucherStatus'])('%s', (name) => {
  const { description = '', enum: states } = contract.components.schemas[name]!;
  const rows = description.split('\n').filter((line) => /^\| (-|`|any)/.test(line));

  test('says how each state is reached', () => {
    const reached = rows.map((row) => row.split('|')[3]!).join();
    for (const state of states.filter((each) => each !== 'PENDING')) {
      expect(reached).toMatch(new RegExp(`\`${state}\`|any`));
    }
  });

  test('names operations that there are', () => {
    const acts = rows.flatMap((row) => row.split('|')[2]!.match(/`[a-z]+[A-Z]\w+`/g) ?? []);
    const fields = ['`startDate`', '`expirationDate`', '`isActive`'];
    const unknown = acts.filter((act) => !ids.has(act.slice(1, -1)) && !fields.includes(act));
    expect(unknown).toEqual([]);
  });
});

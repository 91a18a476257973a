import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { load } from 'js-yaml';

/** Whatever a form lets through, the contract takes: nobody meets a refusal that the form kept silent about. */
export const contract = load(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as {
  components: object;
  paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>;
};
export const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

export const requestSchema = (name: string) =>
  ajv.compile({ $ref: `contract#/components/schemas/${name}` });

export type Values = Record<string, unknown>;

/** Fails with the first values that the form accepts and the contract refuses. */
export function formWithin(
  form: { isValidSync: (values: unknown) => boolean },
  values: fc.Arbitrary<Values>,
  taken: ReturnType<typeof ajv.compile>,
  sent: (values: Values) => unknown,
): void {
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      fc.pre(form.isValidSync(asFormikAsks(typed)));
      accepted += 1;
      const request = sent(typed);
      expect({ request, errors: taken(request) ? [] : taken.errors }).toEqual({
        request,
        errors: [],
      });
    }),
    { numRuns: 300, maxSkipsPerRun: 1_000 },
  );
  expect(accepted).toBeGreaterThan(0);
}

/** Formik hands an empty text on as none. */
const asFormikAsks = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

// What people and machines type: short and long, with blanks around, in any script.
export const typedText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.string({ unit: 'grapheme', minLength: 90, maxLength: 260 }),
  fc.constantFrom('', ' ', '\u00a0', '\u200b\u2060', 'é'.normalize('NFD').repeat(100)),
  fc.integer({ min: 95, max: 260 }).map((length) => ` ${'ă'.repeat(length)} `),
  fc.integer({ min: 3, max: 8 }).map((length) => '😀'.repeat(length)),
);
export const phone = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^(0|84|\+84)[ .-]?\d{3}[ .-]?\d{3}[ .-]?\d{3}$/) },
  fc.constantFrom('', ' ', '0912345678', `0912345678${' '.repeat(60)}`),
  // As phones copy it from their contacts.
  fc.constantFrom('\u202d0912 345 678\u202c', '\u202a+84912345678\u202c\u200b'),
  typedText,
);

import { request } from 'node:http';
import { contractOperations, type Operation } from '../../support/contract';
import { sharedServer } from '../../support/server/serverControl';
import { newPeople, type People } from '../../support/world';
import { addressOf, headersOf, JSON_TYPE, sampleOf, send, wrongBodies } from './requests';

const operations = contractOperations();
const named = (some: Operation[]) => some.map((operation) => [operation.id, operation] as const);

let people: People;
beforeAll(async () => {
  people = await newPeople();
});

// They end the tokens that the other operations need.
const own = async ({ id }: Operation) =>
  ['changePassword', 'signOutEverywhere', 'deleteAccount'].includes(id) ? newPeople() : people;

test.each(named(operations.filter(({ takesJson }) => takesJson)))(
  '%s takes its JSON behind a mark of the byte order',
  async (_, operation) => {
    const asWhom = { people: await own(operation) };
    const sample = await sampleOf(operation, asWhom.people);
    const content = `\uFEFF${JSON.stringify(sample.body)}`;
    const { status } = await send(operation, sample, { ...asWhom, type: JSON_TYPE, content });
    expect(status).toBeLessThan(300);
  },
);

test.each(named(operations.filter(({ takesJson, takesForm }) => !takesJson && !takesForm)))(
  '%s makes sense of whatever body comes along',
  async (_, operation) => {
    const asWhom = await own(operation);
    const sample = await sampleOf(operation, asWhom);
    for (const [name, type, content] of wrongBodies('{"a":1}')) {
      const headers = headersOf(operation, { type, people: asWhom });
      const status = await statusOf(operation, addressOf(operation, sample), headers, content);
      expect({ name, status, failed: status >= 500 }).toMatchObject({ failed: false });
    }
  },
);

/** By Node's own client: the other one sends no body with GET. */
function statusOf(
  { method, isStream }: Operation,
  address: string,
  headers: Record<string, string>,
  content: string | Buffer | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = content === undefined ? {} : { 'Content-Length': Buffer.byteLength(content) };
    const sent = request(sharedServer().url + address, {
      method,
      headers: { ...headers, ...length },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const tell = () => resolve(answer.statusCode ?? 0);
      if (!isStream) return answer.resume().on('end', tell);
      tell();
      return answer.destroy();
    });
    sent.end(content);
  });
}

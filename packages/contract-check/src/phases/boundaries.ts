import type { Contract, Operation, Schema } from '../contract/contract';
import { offeredOperations, stepsAtOnce, tell, type Context } from '../context';
import type { Answer, Call } from '../http/exchange';
import { isObject, type Json } from '../json';
import { asWhoMay, fieldsOf } from './bodies';

/** One step beyond each limit that the contract sets, in bodies, queries and addresses. */
export async function boundaries(ctx: Context): Promise<void> {
  const bound = offeredOperations(ctx).filter(({ rateLimit, parameters, body }) => {
    // What counts what is tried is left alone: nobody shall be locked out by a check.
    if (rateLimit && !('onlyWith' in rateLimit)) return false;
    return body !== undefined || parameters.some((one) => one.in !== 'header');
  });
  await stepsAtOnce(
    ctx,
    bound.map((operation) => [
      `${operation.id} keeps its limits`,
      (own) => limitsOf(own, operation),
    ]),
  );
}

async function limitsOf(ctx: Context, operation: Operation): Promise<void> {
  const request = asWhoMay(ctx, operation);
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'header') continue;
    const field = place === 'path' ? 'params' : 'query';
    for (const [what, value] of beyond(ctx.contract, schema, true)) {
      const changed: Call = { ...request, [field]: { ...request[field], [name]: value } };
      await refused(ctx, operation, { name, what, call: changed, place });
    }
  }
  if (operation.body) await bodyLimits(ctx, operation, request);
}

async function bodyLimits(ctx: Context, operation: Operation, request: Call): Promise<void> {
  if (!isObject(request.body)) return;
  const body = request.body;
  const { properties = {}, required = [] } = ctx.contract.resolve(operation.body ?? {});
  for (const [name, schema] of Object.entries(properties)) {
    if (required.includes(name)) {
      const { [name]: _, ...less } = body;
      const call = { ...request, body: less };
      await refused(ctx, operation, { name, what: 'nothing', call, place: 'body' });
    }
    for (const [what, value] of beyond(ctx.contract, schema, false)) {
      const sent = { ...body, [name]: value };
      const call = { ...request, body: sent };
      // A schema may take what its parts seem to refuse.
      if (ctx.shapes.takesBody(operation.id, sent)) continue;
      await refused(ctx, operation, { name, what, call, place: 'body' });
    }
  }
}

/** Values that the schema does not take, and what is wrong with each. */
function beyond(contract: Contract, written: Schema, isText: boolean): [string, Json][] {
  const schema = contract.resolve(written);
  const types = [schema.type ?? []].flat();
  const found: [string, Json][] = [];
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  if (types.includes('integer') || types.includes('number')) {
    if (minimum !== undefined) found.push(['less than the least', minimum - 1]);
    if (exclusiveMinimum !== undefined) found.push(['not more than the least', exclusiveMinimum]);
    if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
      found.push(['more than the most', maximum + 1]);
    }
    if (types.includes('integer')) found.push(['a part of a whole', 1.5]);
    found.push(['a word for a number', 'abc']);
  }
  if (types.includes('string')) {
    if (minLength) found.push(['an empty text', '']);
    if (maxLength !== undefined) found.push(['a text too long', 'a'.repeat(maxLength + 1)]);
    if (schema.enum) found.push(['an unknown word', 'NO_SUCH_VALUE']);
    if (schema.format === 'date') found.push(['no day', '2026-02-30'], ['no day at all', 'soon']);
    if (schema.format === 'date-time') found.push(['no moment', 'soon']);
    if (!isText) found.push(['a number for a text', 7], ['an object for a text', {}]);
  }
  if (types.includes('boolean')) found.push(['a word for yes or no', 'maybe']);
  if (types.includes('array') && !isText) {
    found.push(['a text for a list', 'a']);
    if (minItems) found.push(['an empty list', []]);
    if (maxItems !== undefined && maxItems < 100) {
      found.push(['a list too long', Array.from({ length: maxItems + 1 }, (_, i) => i + 1)]);
    }
  }
  if (types.includes('object')) found.push(['a text for an object', 'a']);
  return found;
}

interface Beyond {
  name: string;
  what: string;
  call: Call;
  place: string;
}

async function refused(ctx: Context, operation: Operation, beyondOne: Beyond): Promise<void> {
  const { name, what, call, place } = beyondOne;
  const answer = await ctx.client.call(operation.id, call);
  // What is nobody's in an address may also be unknown.
  if (answer.status === 404 && place === 'path') return;
  if (answer.status === 429) return;
  if (answer.status !== 422) return tellTaken(ctx, operation, beyondOne, answer);
  const fields = fieldsOf(answer);
  if (
    fields.some(
      (field) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`),
    )
  ) {
    return;
  }
  tell(ctx, answer, {
    cause: `a refused ${place === 'body' ? 'field' : 'parameter'} is not named`,
    severity: 'WRONG MESSAGE',
    expected: `fieldErrors with "${name}" for ${what}, in ${operation.id}`,
    seen: fields.join(', ') || 'none',
  });
}

function tellTaken(ctx: Context, { id }: Operation, { name, what, place }: Beyond, answer: Answer) {
  const isTaken = answer.status < 400;
  tell(ctx, answer, {
    cause: isTaken
      ? `${what} is taken as "${name}"`
      : `what the contract does not take is answered with ${answer.status}`,
    severity: isTaken && place === 'body' ? 'BREAKS SCREEN' : 'CONTRACT',
    expected: `422 with "${name}", in ${id}, for ${what}`,
    seen: `${answer.status} ${answer.code}`,
  });
}

import sharp from 'sharp';
import { textOf, type Caller, type Operation } from '../../support/contract';
import type { Sample } from '../../support/sample';
import { samples } from '../../support/samples';
import { sharedServer } from '../../support/server/serverControl';
import type { World } from '../../support/world';

const canvas = { width: 60, height: 40, channels: 3, background: '#0b6e5f' } as const;
const picture = sharp({ create: canvas }).png().toBuffer();

export async function sampleOf(id: string, world: World, caller: Caller): Promise<Sample> {
  const make = samples[id];
  if (!make) throw new Error(`There is no sample of ${id}.`);
  return make(world, caller);
}

/** The status of the answer; throws for a fault of the server. */
export async function send(
  operation: Operation,
  { params = {}, query = {}, body, upload }: Sample,
  token: string | undefined,
): Promise<number> {
  const { method, path } = operation;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await picture)], { type: 'image/png' }), 'a.png');
  const { status, text } = await fetch(`${sharedServer().url}${address}?${search}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(upload && { body: form }),
  }).then(async (response) => ({
    status: response.status,
    text: await textOf(operation, response),
  }));
  if (status >= 500) throw new Error(text);
  return status;
}

import cors from '@fastify/cors';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load } from 'js-yaml';
import { chosen, successOf, type Contract, type Operation } from './examples';

const contractFile = new URL('../../openapi.yaml', import.meta.url);
const pictures = fileURLToPath(new URL('../../demo/pictures', import.meta.url));

/** Answers every operation of the contract with its example, to clients from anywhere. */
export async function mockServer(): Promise<FastifyInstance> {
  const contract = load(await readFile(contractFile, 'utf8'), { schema: CORE_SCHEMA }) as Contract;
  const app = fastify({ forceCloseConnections: true });
  await app.register(cors, {
    origin: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition', 'ETag', 'Allow'],
  });
  await app.register(fastifyStatic, { root: pictures, prefix: '/images/' });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, text: string) =>
    parsed(text),
  );
  // Whatever is asked is answered: whether it may be asked so is the real server's to say.
  for (const [path, methods] of Object.entries(contract.paths)) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    for (const [method, operation] of Object.entries(methods)) {
      const handler = answering(contract, operation);
      app.route({ method: method.toUpperCase(), url, handler });
    }
  }
  return app;
}

function answering(contract: Contract, operation: Operation) {
  const success = successOf(contract, operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = { body: request.body, caller: callerOf(request) };
    const value = chosen(contract, operation, success, asked);
    reply.code(success.status).type(`${success.type}; charset=utf-8`);
    return success.type === 'text/event-stream' ? endless(String(value)) : value;
  };
}

/** Who a token of the examples belongs to: its last part. */
function callerOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.split('.').at(-1);
}

/** A stream that has said all that it knows, and stays open. */
function endless(text: string): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push(text);
  return stream;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from './errors';

/** For what is on its way over a connection that has only just been opened. */
const UNUSED_MS = 1000;

/** Whether this server wants to be sent requests. */
export interface Readiness {
  isStopping: boolean;
}

/**
 * From its close on the app takes nothing new, and each connection ends with the answer to what it had
 * begun: kept open for more, it would keep the process until it is killed. It does so from the moment on
 * at which the server is told to end: a request that is on its way over a connection when that is closed
 * is lost.
 */
export function endConnectionsOnClose(app: FastifyInstance, readiness: Readiness): void {
  let isClosing = false;
  const unused = unusedConnections(app.server);
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => {
      for (const socket of unused()) socket.destroy();
    }, UNUSED_MS).unref();
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new ApiError('UNAVAILABLE');
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    // Whoever comes again finds another server.
    if (readiness.isStopping || isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', async () => {
    // The head of this answer may have been sent before.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/**
 * Connections over which nothing has come yet: browsers open some ahead. Node calls them neither idle nor
 * ended, and would wait for them.
 */
function unusedConnections(server: Server): () => Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

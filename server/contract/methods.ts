import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

/** The methods of one route's address. */
interface Known {
  matches: RegExp;
  methods: Set<string>;
}

/** A page is only looked at. */
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Refuses a method that an address does not have with 405 and `Allow`, and any method but GET where
 * there is nothing, before the body is read. It knows the routes that are added after it.
 */
export function refuseOtherMethods(app: FastifyInstance, isPage: (path: string) => boolean): void {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    // Not an address but an answer for every address.
    if (/^\/?\*$/.test(url)) return;
    const { methods } = known.get(url) ?? { methods: new Set() };
    for (const one of [method].flat()) methods.add(one);
    known.set(url, { matches: patternOf(url), methods });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?')[0] ?? '';
    const routes = [...known.values()].filter(({ matches }) => matches.test(path));
    const all = [
      ...routes.flatMap(({ methods }) => [...methods]),
      ...(isPage(path) ? PAGE_METHODS : []),
    ];
    if (all.includes(request.method)) return;
    if (all.length > 0) {
      reply.header('Allow', [...new Set(all)].join(', '));
      throw new ApiError('METHOD_NOT_ALLOWED');
    }
    if (!PAGE_METHODS.includes(request.method)) throw new ApiError('NOT_FOUND');
  });
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

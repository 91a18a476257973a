import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

/** The methods of one route's address. */
interface Known {
  matches: RegExp;
  /** Sorts an address with a word of its own before one that has a parameter there. */
  rank: string;
  methods: Set<string>;
}

/** A page is only looked at. */
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Refuses a method that an address does not have with 405 and `Allow`, and any method but GET where
 * there is nothing, before the body is read. It knows the routes that are added after it.
 *
 * Where an address could be read in two ways, its own words count: `/bookings/create` is never a
 * booking called "create", whatever the method.
 */
export function refuseOtherMethods(app: FastifyInstance, isPage: (path: string) => boolean): void {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    // Not an address but an answer for every address.
    if (/^\/?\*$/.test(url)) return;
    const { methods } = known.get(shapeOf(url)) ?? { methods: new Set() };
    for (const one of [method].flat()) methods.add(one);
    known.set(shapeOf(url), { matches: patternOf(url), rank: rankOf(url), methods });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (!request.is404 && !url.includes('/:')) return;
    const path = request.url.split('?')[0] ?? '';
    const nearest = nearestOf([...known.values()], path);
    if (!request.is404 && nearest === known.get(shapeOf(url))) return;
    const all = [...(nearest?.methods ?? []), ...(isPage(path) ? PAGE_METHODS : [])];
    if (all.includes(request.method)) return;
    if (all.length > 0) {
      reply.header('Allow', [...new Set(all)].join(', '));
      throw new ApiError('METHOD_NOT_ALLOWED');
    }
    if (!PAGE_METHODS.includes(request.method)) throw new ApiError('NOT_FOUND');
  });
}

function nearestOf(known: Known[], path: string): Known | undefined {
  const all = known.filter(({ matches }) => matches.test(path));
  return all.sort((a, b) => (a.rank < b.rank ? -1 : 1))[0];
}

/** The same for addresses that differ in nothing but what they call their parameters. */
function shapeOf(url: string): string {
  return url.replace(/:[^/]+/g, ':');
}

function rankOf(url: string): string {
  return url
    .split('/')
    .map((part) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0'))
    .join('');
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

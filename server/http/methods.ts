import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

/** The methods of one route's address. */
interface Known {
  matches: RegExp;
  /** How many words and parameters it has; undefined where it may be any number. */
  parts: number | undefined;
  /** Sorts an address with a word of its own before one that has a parameter there. */
  rank: string;
  methods: Set<string>;
}

/** A page is only looked at. */
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Which methods each address has; it knows the routes that are added after it. Where an address could
 * be read in two ways, its own words count: `/bookings/create` is never a booking called "create",
 * whatever the method.
 */
export interface MethodTable {
  /** None where there is nothing. */
  at(path: string): string[];
  isPage(path: string): boolean;
  /** Whether the path is to be read as this route's. */
  leadsTo(url: string, path: string): boolean;
}

export function methodTable(app: FastifyInstance, isPage: (path: string) => boolean): MethodTable {
  const known = new Map<string, Known>();
  let byRank: Known[] | undefined;
  app.addHook('onRoute', ({ url, method }) => {
    // Not an address but an answer for every address.
    if (/^\/?\*$/.test(url)) return;
    const { methods } = known.get(shapeOf(url)) ?? { methods: new Set() };
    for (const one of [method].flat()) methods.add(one);
    known.set(shapeOf(url), {
      matches: patternOf(url),
      parts: url.includes('*') ? undefined : partsOf(url),
      rank: rankOf(url),
      methods,
    });
    byRank = undefined;
  });
  const nearest = (path: string) => {
    byRank ??= [...known.values()].sort((a, b) => (a.rank < b.rank ? -1 : 1));
    // Every request for an address with a parameter asks: most routes are told apart by their length.
    const length = partsOf(path);
    return byRank.find(
      ({ parts, matches }) => (parts === undefined || parts === length) && matches.test(path),
    );
  };
  return {
    isPage,
    at: (path) => [
      ...new Set([...(nearest(path)?.methods ?? []), ...(isPage(path) ? PAGE_METHODS : [])]),
    ],
    leadsTo: (url, path) => nearest(path) === known.get(shapeOf(url)),
  };
}

/**
 * Refuses a method that an address does not have with 405 and `Allow`, and any method but GET where
 * there is nothing, before the body is read.
 */
export function refuseOtherMethods(app: FastifyInstance, table: MethodTable): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (!request.is404 && !url.includes('/:')) return;
    const path = request.url.split('?')[0] ?? '';
    if (!request.is404 && table.leadsTo(url, path)) return;
    // What is asked for most is looked at first.
    if (PAGE_METHODS.includes(request.method) && table.isPage(path)) return;
    const all = table.at(path);
    if (all.includes(request.method)) return;
    if (all.length > 0) {
      reply.header('Allow', all.join(', '));
      throw new ApiError('METHOD_NOT_ALLOWED');
    }
    if (!PAGE_METHODS.includes(request.method)) throw new ApiError('NOT_FOUND');
  });
}

function partsOf(path: string): number {
  return path.split('/').length;
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

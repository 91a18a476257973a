import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { Auditor } from './audit/auditor';
import { ownDataHandlers } from './accounts/data/handlers';
import { accountHandlers } from './accounts/handlers';
import { inPasswordQueue } from './accounts/passwordQueue';
import { accountOfToken } from './accounts/queries';
import { changeHandlers } from './bookings/change/handlers';
import { bookingHandlers } from './bookings/handlers';
import type { ChangeFeed } from './db/changeFeed';
import type { Access } from './http/access';
import { routable } from './http/addresses';
import { bindContract } from './http/bind';
import type { Contract } from './http/contractRoutes';
import { endConnectionsOnClose, type Readiness } from './http/closing';
import { ApiError } from './http/errors';
import { handleErrors, answerUnknown } from './http/errorHandler';
import { latenessOf, loadLimit } from './http/loadLimit';
import { methodTable, refuseOtherMethods } from './http/methods';
import { letOriginsIn } from './http/origins';
import type { Handlers } from './http/operations';
import { responseCache } from './http/responseCache';
import { clientErrorHandler } from './http/clientErrors';
import { sendSecurityHeaders } from './http/securityHeaders';
import { favouriteHandlers } from './favourites/handlers';
import { serveHealth } from './health/handlers';
import { serveMetrics } from './health/metrics/metrics';
import { operatorDoor } from './health/operator';
import { hotelHandlers } from './hotels/handlers';
import type { CurrentIndex } from './hotels/search/currentIndex';
import { roomHandlers } from './rooms/handlers';
import { shownRooms } from './rooms/shown';
import { reviewHandlers } from './reviews/handlers';
import { newestReviews, reviewsOfBookings } from './reviews/shown';
import { partnerHotelHandlers } from './hotels/partner/handlers';
import { partnerRoomHandlers } from './rooms/partner/handlers';
import { roomImageHandlers } from './rooms/partner/images/handlers';
import { roomTypeHandlers } from './rooms/partner/types/handlers';
import { nightHandlers } from './prices/partner/nightHandlers';
import { seasonHandlers } from './prices/partner/seasonHandlers';
import { voucherHandlers } from './vouchers/partner/handlers';
import { guestHandlers } from './bookings/guests/handlers';
import { deskChangeHandlers } from './bookings/partner/change/handlers';
import { deskHandlers } from './bookings/partner/desk/handlers';
import { partnerBookingHandlers } from './bookings/partner/handlers';
import { partnerReviewHandlers } from './reviews/partner/handlers';
import { calendarHandlers } from './calendar/handlers';
import { dashboardHandlers } from './dashboard/handlers';
import { liveHandlers } from './live/handlers';
import { liveStreams } from './live/liveStreams';
import { notificationHandlers } from './notifications/handlers';
import { partnerAccountHandlers } from './accounts/partner/handlers';
import { adminHandlers } from './admin/handlers';
import { RequestLog } from './log';
import type { Database } from './db/db';
import type { Services } from './services';
import type { Build } from './render/build';
import type { Settings } from './settings';
import type { Tracing } from './tracing';
import { serveSitemap } from './render/sitemap';
import type { SiteFacts } from './render/html';
import { hasPage } from './render/pages';
import { sendPage } from './render/sendPage';
import { serveSite, wantsPage } from './render/site';
import { rateLimitStore } from './rateLimits/store';
import { serveVitals, VITALS_PATH } from './vitals/handlers';

const BODY_LIMIT_BYTES = 256 * 1024;
// All that is read of a request's head: how long a parameter may be is for the contract to say.
const MAX_ADDRESS_LENGTH = 16 * 1024;
// An upload over a slow line takes its time, as long as Node itself gives it, but never stands still.
const REQUEST_TIMEOUT_MS = 300_000;
const SILENCE_TIMEOUT_MS = 20_000;
const contractFile = new URL('../openapi.yaml', import.meta.url);

export interface AppParts extends Services {
  readiness: Readiness;
  /** Beside what the handlers use of it. */
  database: Pick<Database, 'health' | 'connections' | 'onStatement' | 'takeAnswers'>;
  changes: ChangeFeed;
  searchIndex: CurrentIndex;
  /** Says what is stored and must not be. */
  auditor: Auditor;
  mailsGivenUp: () => number;
  tracing?: Tracing | undefined;
  /** The web client; absent while only the API is served. */
  build?: Build | undefined;
}

/** Everything that answers over HTTP, ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, settings, build } = parts;
  const contractText = await readFile(contractFile, 'utf8');
  // Days stay text, as in JSON.
  const contract = load(contractText, { schema: CORE_SCHEMA }) as Contract;
  const access: Access = {
    clock,
    jwtKeys: settings.jwtKeys,
    accountOfToken: (id, version) => accountOfToken(db, id, version),
  };
  const streams = liveStreams(parts);
  const handlers = { ...handlersOf(parts), ...liveHandlers(streams) };
  const app = fastify({
    loggerInstance: parts.log,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    trustProxy: settings.trustProxy,
    rewriteUrl: routable,
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
    forceCloseConnections: 'idle',
    // Both are refused below instead, in the contract's shape.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: (unread, socket) => refuseUnread(unread, socket),
  });
  const methods = methodTable(app, (path) => build !== undefined && hasPage(path));
  const refuseUnread = clientErrorHandler(parts.log, methods);
  // First, so that all else happens within the request's span.
  if (parts.tracing) await app.register(parts.tracing.requests);
  handleErrors(app);
  const limitLoad = loadLimit(latenessOf(app));
  const responses = responseCache(parts.changes, { clock, limitLoad });
  app.addHook('onRequest', async ({ id, headers, raw }, reply) => {
    // Who has been waiting for the database comes before who has just come.
    parts.database.takeAnswers();
    reply.header('X-Request-Id', id);
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new ApiError('UNREADABLE');
  });
  endConnectionsOnClose(app, parts.readiness);
  app.addHook('preClose', async () => streams.close());
  await sendSecurityHeaders(app, { ...settings, inlineHashes: build?.inlineHashes });
  await letOriginsIn(app, settings.corsOrigins);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });
  refuseOtherMethods(app, methods);
  await parts.images.serve(app);
  if (build) await serveSite(app, build);
  serveSitemap(app, db, settings.publicUrl);
  if (settings.webVitals) serveVitals(app);
  const letOperatorIn = operatorDoor(access, settings.operatorToken);
  serveHealth(app, { ...parts, health: parts.database.health, letOperatorIn });
  if (settings.metrics) serveMetrics(app, { ...parts, liveStreams: streams, letOperatorIn });
  await serveContract(app, contractText, contract);
  await bindContract(app, contract, handlers, {
    access,
    rateLimits: rateLimitStore(parts),
    inPasswordQueue,
    limitLoad,
    responses,
    ownersResponses: responseCache(parts.changes, { clock, ofOwners: true }),
  });
  const page = build && sendPage({ site: siteFacts(build, settings), handlers, clock, responses });
  app.setNotFoundHandler((request, reply) =>
    page && wantsPage(request) ? page(request, reply) : answerUnknown(request, reply),
  );
  return app;
}

function handlersOf(parts: AppParts): Omit<Handlers, 'watchHotels'> {
  return {
    ...accountHandlers(parts),
    ...ownDataHandlers(parts),
    ...favouriteHandlers(parts),
    ...hotelHandlers(parts, { rooms: shownRooms, reviews: newestReviews }),
    ...roomHandlers(parts, { reviews: newestReviews }),
    ...bookingHandlers(parts, reviewsOfBookings),
    ...changeHandlers(parts),
    ...guestHandlers(parts),
    ...reviewHandlers(parts),
    ...partnerHotelHandlers(parts),
    ...partnerRoomHandlers(parts),
    ...roomTypeHandlers(parts),
    ...roomImageHandlers(parts),
    ...seasonHandlers(parts),
    ...nightHandlers(parts),
    ...voucherHandlers(parts),
    ...partnerBookingHandlers(parts),
    ...deskHandlers(parts),
    ...deskChangeHandlers(parts),
    ...partnerReviewHandlers(parts),
    ...calendarHandlers(parts),
    ...dashboardHandlers(parts),
    ...notificationHandlers(parts),
    ...partnerAccountHandlers(parts),
    ...adminHandlers(parts),
  };
}

function siteFacts(build: Build, { publicUrl, webVitals }: Settings): SiteFacts {
  return { build, publicUrl, vitals: webVitals ? VITALS_PATH : undefined };
}

/** The contract to read, and to call, from this very server. */
async function serveContract(app: FastifyInstance, text: string, contract: Contract) {
  app.get('/openapi.yaml', async (_, reply) => reply.type('application/yaml').send(text));
  await app.register(swagger, {
    mode: 'static',
    specification: { document: structuredClone(contract) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // Nobody else is asked about the contract.
    transformStaticCSP: (policy) => policy.replace(' validator.swagger.io', ''),
  });
}

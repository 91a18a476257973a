import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/** Where data, programs, styles and pictures are: a visit asks for some thirty, and a header each time is a kilobyte. */
const NO_PAGE = /^\/(api|auth|assets|images)\//;

/** Of what stands in every page itself, each as `'sha256-…'`. */
export type InlineHashes = Record<'styles' | 'scripts', readonly string[]>;

interface PageSources extends Pick<Settings, 'corsOrigins'> {
  inlineHashes: InlineHashes | undefined;
}

/** What keeps an answer from being taken for a page, and nothing that only a page obeys. */
const withoutPage: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Before any route: each is registered with the headers of its answers. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { corsOrigins, inlineHashes }: PageSources,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (NO_PAGE.test(route.url)) route.helmet ??= withoutPage;
  });
  await app.register(helmet, headersOfPages({ corsOrigins, inlineHashes }));
}

function headersOfPages({ corsOrigins, inlineHashes }: PageSources): FastifyHelmetOptions {
  const self = "'self'";
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: [self],
        // All pictures of this server are its own, those in a bucket too.
        imgSrc: [self, 'data:', 'blob:'],
        scriptSrc: [self, ...(inlineHashes?.scripts ?? [])],
        styleSrc: [self, ...(inlineHashes?.styles ?? [])],
        // Attributes set by script, e.g. a progress bar's width.
        styleSrcAttr: ["'unsafe-inline'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // A client elsewhere shows the pictures of this server.
    crossOriginResourcePolicy: {
      policy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

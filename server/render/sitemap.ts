import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';
import { hotelsToFind, placesToFind } from './sitemap.queries';
import { escapeHtml } from '../escapeHtml';
import { rows } from '../../site/pages';
import { paths } from '../../site/paths';

const HOUR_SECONDS = 3600;
/** What belongs to one person or needs a login, and what is no page. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/auth/',
  '/admin',
  '/partner',
  '/profile',
  '/bookings',
  '/booking-',
];

/** What search engines ask first: where they may look, and what there is to find. */
export function serveSitemap(app: FastifyInstance, db: Db, publicUrl: string): void {
  app.get('/robots.txt', async (_, reply) => {
    const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_, reply) => {
    const paths = await pathsToFind(db);
    const entries = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${HOUR_SECONDS}`)
      .send(
        '<?xml version="1.0" encoding="UTF-8"?>\n' +
          `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

async function pathsToFind(db: Db): Promise<string[]> {
  const ofThemselves = rows.filter(([, page]) => page.indexed && !page.path.includes(':'));
  const places = await placesToFind(db);
  const hotels = await hotelsToFind(db);
  return [
    ...ofThemselves.map(([, { path }]) => path),
    ...places.map(({ slug }) => paths.hotels({ destination: slug })),
    ...hotels.map(({ id }) => paths.hotel(id)),
  ];
}

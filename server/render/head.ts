import type { Language } from '../../domain/languages/languages';
import { escapeHtml } from '../escapeHtml';
import type { PageContent } from './pages';

const SITE = 'Nghỉ Đâu';
/** The languages as other sites know them. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', en: 'en_US' };
const MAX_LETTERS = 200;

/** What search engines and other sites learn of a page from its head. */
export function announcementOf(content: PageContent, publicUrl: string): string {
  const { title, description, path, shareImage, structured, language } = content;
  if (path === undefined) return '<meta name="robots" content="noindex">';
  const url = absolute(publicUrl, path);
  const properties = {
    'og:site_name': SITE,
    'og:type': 'website',
    'og:locale': OPEN_GRAPH_LOCALES[language],
    'og:title': title,
    'og:description': shortened(description),
    'og:url': url,
    'og:image': absolute(publicUrl, shareImage?.url ?? '/share.jpg'),
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    structured
      ? dataBlock(
          'application/ld+json',
          jsonInHtml(structured((where) => absolute(publicUrl, where))),
        )
      : '',
  ].join('');
}

/** A block that is read and never run. */
export function dataBlock(type: string, json: string, id?: string): string {
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

/** `<` is escaped so that no text in it can end the element. */
export function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** One line, and no longer than a search engine shows. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_LETTERS) return line;
  return `${line.slice(0, MAX_LETTERS).replace(/\s\S*$/, '')}…`;
}

function absolute(publicUrl: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : publicUrl + path;
}

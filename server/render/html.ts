import type { Language } from '../../domain/languages/languages';
import { escapeHtml } from '../escapeHtml';
import type { Build, Client } from './build';
import { imagePreload } from './firstPicture';
import { filled } from './frame';
import { announcementOf, dataBlock, shortened } from './head';
import type { PageContent } from './pages';
import { PREFETCH } from './prefetch';

/** Of a browser's six, what the sheet and the entry's two files leave. What has to wait lets the page's questions pass. */
const FREE_CONNECTIONS = 3;

/** What is the same on every page of this server. */
export interface SiteFacts {
  build: Build;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  /** Where browsers report how fast the site was, if they are asked to. */
  vitals: string | undefined;
}

/** The page's HTML: its title, what to fetch first, its first view and the answers it carries. */
export function htmlOf(
  site: SiteFacts,
  content: PageContent,
  { reader, nonce, serverRendering = '', preloaded }: Extras,
): string {
  const { language, title, description, firstQuestion } = content;
  const client = site.build.clients[reader];
  const isBackoffice = nonce !== undefined;
  const files = filesOf(client, content, isBackoffice);
  const head = [
    metaOf('style-nonce', nonce),
    metaOf('first-question', firstQuestion),
    // Before the sheets, which a script behind them waits for.
    isBackoffice ? `<script>${PREFETCH}</script>` : '',
    metaOf('vitals', site.vitals),
    announcementOf(content, site.publicUrl),
    files.seen,
  ];
  return filled(client.frame, {
    ...{ language, title, description: shortened(description) },
    head: head.join(''),
    programs: files.programs,
    root: serverRendering,
    seed: preloaded === undefined ? '' : dataBlock('application/json', preloaded, 'seed'),
  });
}

interface Extras {
  /** Whose client it is: what is shown in one language alone is, to whoever reads another. */
  reader: Language;
  /** Permits the styles that this document makes at run time. */
  nonce?: string | undefined;
  /** What stands in #root until the client takes over. */
  serverRendering?: string;
  /** The answers that the page carries, as JSON that may stand in it. */
  preloaded?: string;
}

/** What the client finds in the page about itself. */
function metaOf(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/**
 * What the first view is seen by stands in the head, the page's programs behind the entry at the end: a browser has
 * six connections to a server, and the entry is the longest to wait for.
 */
function filesOf(client: Client, { modules, firstPicture }: PageContent, asksAhead: boolean) {
  const files = modules.map((module) => client.filesOf(module));
  const pictures = files.flatMap((file) => file.pictures);
  const styles = new Set(files.flatMap((file) => file.styles));
  const sheets = files.flatMap(({ sheet }) => sheet ?? []);
  const scripts = new Set(files.flatMap((file) => file.scripts));
  const seen = [
    firstPicture ? imagePreload(firstPicture) : '',
    ...pictures.map(
      (href) => `<link rel="preload" as="image" fetchpriority="high" href="${href}">`,
    ),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    // What stands in the sheet is not fetched once more: as with the entry's own styles.
    ...[...styles].map(
      (href) => `<link ${sheets.length > 0 ? 'disabled ' : ''}rel="stylesheet" href="${href}">`,
    ),
  ];
  const programs = [...scripts].map((href, place) => {
    const waits = asksAhead && place >= FREE_CONNECTIONS;
    return `<link rel="modulepreload" crossorigin${waits ? ' fetchpriority="low"' : ''} href="${href}">`;
  });
  return { seen: seen.join(''), programs: programs.join('') };
}

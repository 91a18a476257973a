import type { Build } from './build';
import { announcementOf, dataBlock, escapeHtml, imagePreload, shortened } from './head';
import type { PageContent } from './pages';

/** What is the same on every page of this server. */
export interface SiteFacts {
  build: Build;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  /** Where browsers report how fast the site was, if they are asked to. */
  vitals: string | undefined;
}

/** The page's HTML: its title, what to fetch first, and the answers that it carries. */
export function htmlOf(site: SiteFacts, content: PageContent, nonce?: string): string {
  const { language, title, description, seeds } = content;
  const head = [
    metaOf('style-nonce', nonce),
    metaOf('vitals', site.vitals),
    announcementOf(content, site.publicUrl),
    filesOf(site, content),
  ];
  return site.build.html
    .replace(/<html lang="\w*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(shortened(description))}">`,
    )
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--seed-->', () =>
      seeds.length === 0 ? '' : dataBlock('application/json', seeds, 'seed'),
    );
}

/** What the client finds in the page about itself. */
function metaOf(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${content}">`;
}

function filesOf({ build }: SiteFacts, { modules, firstImage }: PageContent): string {
  const files = modules.map((module) => build.filesOf(module));
  const scripts = new Set(files.flatMap((file) => file.scripts));
  const styles = new Set(files.flatMap((file) => file.styles));
  return [
    firstImage && imagePreload(firstImage),
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...scripts].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ]
    .filter(Boolean)
    .join('');
}

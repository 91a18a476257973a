import type { Schemas } from '../contract/operations';
import type { Build } from './build';
import type { PageContent, Seed } from './pages';

const FIRST_IMAGE_SIZES = '(min-width: 1024px) 640px, 100vw';

/** The page's HTML: its title, what to fetch first, and the answers that it carries. */
export function htmlOf(build: Build, content: PageContent, nonce?: string): string {
  const { language, title, description } = content;
  return build.html
    .replace(/<html lang="\w*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}">`,
    )
    .replace('<!--head-->', () => nonceOf(nonce) + headOf(build, content))
    .replace('<!--seed-->', () => seedOf(content.seeds));
}

/** Where the client finds what permits its styles. */
function nonceOf(nonce: string | undefined): string {
  return nonce === undefined ? '' : `<meta name="style-nonce" content="${nonce}">`;
}

function headOf(build: Build, { modules, firstImage }: PageContent): string {
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

function imagePreload({ url, srcSet }: Schemas['Image']): string {
  const sources = srcSet
    ? `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${FIRST_IMAGE_SIZES}"`
    : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(url)}" ${sources}>`;
}

/** A data block; `<` is escaped so that no text in it can end the element. */
function seedOf(seeds: Seed[]): string {
  if (seeds.length === 0) return '';
  const json = JSON.stringify(seeds).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="seed">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/languages/languages';
import { siteTitles } from '../../site/titles';
import { ENTRY, indexFile, manifestPath } from '../../server/render/manifest';

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
/** Where texts are looked up. */
const AREAS = /\/src\/i18n\/\w+\.ts$/;

interface Environment {
  name: string;
  config: { consumer: 'client' | 'server' };
}

export const isForBrowsers = ({ config }: Environment) => config.consumer === 'client';

/** Vite names the first of all builds itself. */
export const languageOfBuild = ({ name }: Pick<Environment, 'name'>): Language =>
  others.find((language) => language === name) ?? DEFAULT_LANGUAGE;

/**
 * Builds the client once more for each language but the first: with its texts in the pages in place of the
 * Vietnamese, and those in the file that comes when somebody chooses them. The files lie beside the others, by
 * names that tell what is in them; index.html and the manifest carry the language in theirs.
 */
export function languageBuilds(): Plugin {
  return {
    name: 'language-builds',
    apply: 'build',
    config: () => ({
      environments: Object.fromEntries(
        others.map((language) => [
          language,
          {
            consumer: 'client',
            build: { manifest: manifestPath(language), emptyOutDir: false, copyPublicDir: false },
          },
        ]),
      ),
    }),
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (!importer || !AREAS.test(importer) || !isForBrowsers(this.environment))
          return undefined;
        const moved = inPlaceOf(languageOfBuild(this.environment), source);
        return moved === source ? undefined : this.resolve(moved, importer, { skipSelf: true });
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[ENTRY];
        const language = languageOfBuild(this.environment);
        if (page?.type !== 'asset' || language === DEFAULT_LANGUAGE) return;
        delete bundle[ENTRY];
        const source = inLanguage(String(page.source), language);
        this.emitFile({ type: 'asset', fileName: indexFile(language), source });
      },
    },
  };
}

/** What the page says of itself until a server or its program does. */
function inLanguage(html: string, language: Language): string {
  const { title, description } = siteTitles[language];
  return html
    .replace(/<html lang="\w*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${description}`);
}

/** Where the texts of a language stand in the pages: its folder and the Vietnamese one change places. */
function inPlaceOf(language: Language, source: string): string {
  const places: Record<string, Language> = {
    [DEFAULT_LANGUAGE]: language,
    [language]: DEFAULT_LANGUAGE,
  };
  return source.replace(/^\.\/(\w+)\//, (path, folder: string) =>
    places[folder] ? `./${places[folder]}/` : path,
  );
}

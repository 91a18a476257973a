import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/languages/languages';
import { ENTRY, indexFile, manifestPath } from '../../server/render/manifest';

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
/** The folder in which each area of texts is looked up. */
const AREAS = /\/src\/i18n\/\w+\.ts$/;

interface Environment {
  name: string;
}

/** Of a program for browsers, as all are but the server's. */
export const isForBrowsers = ({ name }: Environment) => name !== 'server';

/** Vite names the first of all builds itself. */
export const languageOfBuild = ({ name }: Environment): Language =>
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
        const fileName = indexFile(languageOfBuild(this.environment));
        if (page?.type !== 'asset' || fileName === ENTRY) return;
        delete bundle[ENTRY];
        this.emitFile({ type: 'asset', fileName, source: page.source });
      },
    },
  };
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

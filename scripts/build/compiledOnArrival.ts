import type { Plugin } from 'vite';
import { isForBrowsers } from './languageBuilds';
import { LANDINGS } from './sharedParts';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** What several landing pages share, by the names that sharedParts gives. */
const SHARED = ['home', 'stay', 'common'];

/**
 * Asks the browser to compile the program of a landing page as a whole while it arrives, beside the page. Otherwise it
 * compiles each function when that is first called: on a phone half of the time until the page answers a press.
 */
export function compiledOnArrival(): Plugin {
  return {
    name: 'compiled-on-arrival',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    generateBundle: {
      // The hint counts at the very top only, where others write too.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { name, isEntry, facadeModuleId } = chunk;
          const isLanding = LANDINGS.some((module) => facadeModuleId?.endsWith(`/${module}`));
          if (isEntry || isLanding || SHARED.includes(name)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}

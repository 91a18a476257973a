import type { Plugin } from 'vite';
import { isForBrowsers } from './languageBuilds';

const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;
/** What a development tool calls a component; a use of it all the same, to whoever leaves out what nobody uses. */
const NAME = /^\w+\.displayName = "\w+";$/gm;
/** What it tells developers of their mistakes, in the one of its two builds that a bundler is given. */
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';
/** Makes a component and does nothing else. */
const MAKING = /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g;

/**
 * Lets the build leave out of the router what belongs to its framework mode: its own links, which fetch pages ahead of
 * a press, and its forms, and its words to developers. They would come with the first program of every page.
 */
export function unusedRouter(): Plugin {
  let met = false;
  return {
    name: 'unused-router',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined;
      met ||= [NAME, MAKING].every((part) => part.test(code)) && code.includes(WARNINGS);
      const rest = code.replace(NAME, '').replace(MAKING, '/* @__PURE__ */ $&');
      return { code: rest.replace(WARNINGS, WARNINGS.replace('true', 'false')), map: null };
    },
    buildEnd(error) {
      if (!error && !met)
        this.error('The router is written otherwise: see scripts/build/unusedRouter.ts.');
    },
  };
}

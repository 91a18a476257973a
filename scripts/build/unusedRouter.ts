import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;
/** What a development tool calls a component; a use of it all the same, to whoever leaves out what nobody uses. */
const NAME = /^\w+\.displayName = "\w+";$/gm;
/** Makes a component and does nothing else. */
const MAKING = /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g;

/**
 * Lets the build leave out of the router what belongs to its framework mode: its own links, which fetch pages ahead of
 * a press, and its forms. They would come with the first program of every page.
 */
export function unusedRouter(): Plugin {
  let met = false;
  return {
    name: 'unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined;
      met ||= NAME.test(code) && MAKING.test(code);
      return { code: code.replace(NAME, '').replace(MAKING, '/* @__PURE__ */ $&'), map: null };
    },
    buildEnd(error) {
      if (!error && !met)
        this.error('The router is written otherwise: see scripts/build/unusedRouter.ts.');
    },
  };
}

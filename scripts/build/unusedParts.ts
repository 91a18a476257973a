import type { Plugin } from 'vite';
import { isForBrowsers } from './languageBuilds';

/**
 * Parts that Ant Design's pieces import and nothing here opens: the menus and trees of a table's own
 * filters, its own pager, its virtual form, hints that hover, a drawer's skeleton, and the rules of a form, which are Yup's
 * here. Together they are larger than the table itself, and its first rows would wait for them. Further what redux-persist does
 * where nobody tells it how.
 */
const UNUSED = [
  '/antd/es/table/hooks/useFilter/FilterDropdown.js',
  '/antd/es/table/RcTable/VirtualTable.js',
  '/antd/es/pagination/index.js',
  '/antd/es/dropdown/index.js',
  '/antd/es/tooltip/index.js',
  '/antd/es/skeleton/index.js',
  '/@rc-component/async-validator/es/index.js',
  '/redux-persist/es/getStoredState.js',
  '/redux-persist/es/stateReconciler/autoMergeLevel1.js',
];

/** Whoever comes to use one learns so at once, by the build's own stories. */
const STANDS_IN = `
  const unused = () => { throw new Error('Not in this build: see scripts/build/unusedParts.ts.'); };
  export default unused;
  export { unused as flattenKeys };
`;

/** Leaves out of the build what is imported there and never used. */
export function unusedParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'unused-parts',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    load(id) {
      const part = UNUSED.find((file) => id.endsWith(file));
      if (!part) return undefined;
      met.add(part);
      return { code: STANDS_IN, moduleSideEffects: false };
    },
    buildEnd(error) {
      const gone = UNUSED.filter((part) => !met.has(part));
      // Another release of Ant Design keeps them elsewhere: the pages would carry them again.
      if (!error && gone.length > 0) this.error(`No such parts any more: ${gone.join(', ')}`);
    },
  };
}

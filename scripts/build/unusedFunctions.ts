import type { Plugin } from 'vite';
import { isForBrowsers } from './languageBuilds';

/** A library's file, and of its functions those that only features lead to which nothing here uses. */
interface Library {
  file: RegExp;
  /** Nothing calls them. */
  never: string[];
  /** Called all the same, with nothing to do; with what they return instead. */
  idle?: Record<string, string>;
  /** Methods of classes that are never made. */
  methodsOf?: string[];
  /** What would need them, written in our own sources. */
  asks?: RegExp;
}

const LIBRARIES: Library[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    never: [
      // View transitions.
      ...['getViewTransitionName', 'getViewTransitionClassName', 'createViewTransitionInstance'],
      ...['ViewTransitionPseudoElement', 'startViewTransition', 'reportViewTransitionError'],
      ...['scheduleViewTransitionEvent', 'applyViewTransitionToHostInstances'],
      ...['flushAfterMutationEffects', 'recursivelyTraverseAfterMutationEffects'],
      // References to fragments.
      ...['FragmentInstance', 'commitNewChildToFragmentInstance'],
      'deleteChildFromFragmentInstance',
      // What React itself would put into the head or ask ahead for: ui/navigation/PageTitle and the server do.
      ...['getResource', 'acquireResource', 'suspendResource', 'mountHoistable'],
      ...['preloadResourceAndSuspendIfNeeded', 'getHydratableHoistableCache'],
      ...['createHoistableInstance', 'insertStylesheetIntoRoot', 'preconnect', 'prefetchDNS'],
      ...['preinitModuleScript', 'preinitScript', 'preinitStyle', 'preload', 'preloadModule'],
      // States of actions, and elements that are not HTML's own or not React's for everybody.
      ...['mountActionState', 'updateActionState', 'rerenderActionState'],
      ...['updateSuspenseListComponent', 'updateActivityComponent', 'setPropOnCustomElement'],
    ],
    idle: {
      // They go through the page at a commit, and look for view transitions.
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      trackEnterViewTransitions: '',
      // A component's name is a letter here: nobody could read where an error came from.
      getStackByFiberInDevAndProd: "return '';",
    },
    methodsOf: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: /\/redux\/dist\/redux\.mjs$/,
    never: [],
    // Calls each reducer twice to find one that answers nothing, which the types and the tests would say.
    idle: { assertReducerShape: '' },
  },
  {
    file: /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
    never: [
      ...['buildInitiateInfiniteQuery', 'buildInfiniteQuerySelector', 'getNextPageParam'],
      ...['addToStart', 'addToEnd'],
      ...['updateQueryData', 'patchQueryData', 'upsertQueryData'],
    ],
    // Handlers of what no endpoint here says; state/keepFresh asks again when a tab is come back to.
    idle: {
      buildPollingHandler: 'return () => {};',
      buildCacheLifecycleHandler: 'return () => {};',
      buildQueryLifecycleHandler: 'return () => {};',
      buildWindowEventHandler: 'return () => {};',
    },
    asks: /\b(pollingInterval|onCacheEntryAdded|onQueryStarted|refetchOnFocus|refetchOnReconnect|setupListeners)\b/,
  },
  {
    file: /\/@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/,
    never: ['buildInfiniteQueryHooks'],
  },
  {
    file: /\/@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/,
    never: ['handleThunkCaseReducerDefinition', 'buildReducerCreators'],
  },
  {
    file: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/,
    // The errors of its own frameworks; ours are shown by ui/feedback/ErrorBoundary.
    never: ['DefaultErrorComponent', 'RSCErrorHandler', 'decodeRouteErrorResponseDigest'],
  },
];

/**
 * Leaves out of libraries what nothing here uses and no import can leave out: a seventh of React and more of the rest, which
 * each phone would load and compile before it answers a press. Whoever comes to use one learns so at once, by the build or by
 * its own stories.
 */
export function unusedFunctions(): Plugin {
  const met = new Set<Library>();
  return {
    name: 'unused-functions',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    transform(code, id) {
      const library = LIBRARIES.find(({ file }) => file.test(id));
      // The router is several files, of which one has all of these.
      if (library && namesIn(library).every((name) => code.includes(` ${name}`))) {
        met.add(library);
        return { code: without(code, library), map: null };
      }
      const asks = id.includes('/src/') && LIBRARIES.find(({ asks }) => asks?.test(code))?.asks;
      if (asks) this.error(`${asks.exec(code)![0]} is ${NOT_HERE}`);
      return undefined;
    },
    buildEnd(error) {
      const gone = LIBRARIES.find((library) => !met.has(library));
      if (!error && gone) throw otherwise(String(gone.file));
    },
  };
}

const NOT_HERE = 'not in this build: see scripts/build/unusedFunctions.ts.';

const namesIn = ({ never, idle = {} }: Library) => [...never, ...Object.keys(idle)];

function without(code: string, { never, idle = {}, methodsOf = [] }: Library): string {
  let rest = code;
  const cut = (known: RegExp, by: string) => {
    if (!known.test(rest)) throw otherwise(String(known));
    rest = rest.replace(known, by);
  };
  for (const name of methodsOf)
    cut(new RegExp(`^${name}\\.prototype\\.\\w+ = function [^]*?^\\};$`, 'gm'), '');
  const bodies = { ...Object.fromEntries(never.map((name) => [name, 'notHere();'])), ...idle };
  for (const [name, body] of Object.entries(bodies)) {
    const begins = `(?:function ${name}\\(|const ${name} = \\()[^]*?\\) (?:=> )?\\{`;
    cut(new RegExp(`^(\\t*)${begins}\\n[^]*?^\\1\\};?$`, 'm'), `function ${name}() { ${body} }`);
  }
  return `${rest}\nfunction notHere() { throw Error(${JSON.stringify(NOT_HERE)}); }`;
}

/** Another release keeps them elsewhere: the pages would carry them again. */
function otherwise(what: string): Error {
  return new Error(`Written otherwise (${what}): see scripts/build/unusedFunctions.ts.`);
}

/**
 * Runs in the page before its styles: on a slow line headings keep the system's letters until the fonts have been fetched
 * once, which `src/app/afterwards.ts` does when the page has come to rest. In it they would come too late to be shown, and
 * hold up what is.
 */
export const LATER_FONTS = [
  'try{',
  "if((navigator.connection?.effectiveType??'4g')!=='4g'&&!localStorage.getItem('nghi-dau:fonts'))",
  "document.documentElement.dataset.fonts='later'",
  '}catch{}',
].join('');

import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

const fields = {
  LCP: 'largestPaint',
  INP: 'slowestResponse',
  CLS: 'layoutShift',
  TTFB: 'firstByte',
} as const;

/** The page's address without what stands for a person or a thing. */
export function pageNameOf(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean);
  return `/${parts.map((part) => (/^[a-z-]{1,40}$/.test(part) ? part : ':id')).join('/')}`;
}

/**
 * Measures what the visitor waited for and sends it, once, when the page is left. Only loaded when
 * the server's HTML asks for it. Nothing in a report tells who it was: the page is named without ids.
 */
export function reportVitals(endpoint: string): void {
  // A visit that began in the background waited for nothing.
  if (document.visibilityState === 'hidden') return;
  const report: Record<string, string | number> = { page: pageNameOf(window.location.pathname) };
  const note = ({ name, value }: Metric) => {
    if (name in fields) report[fields[name as keyof typeof fields]] = value;
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(note, { reportAllChanges: true });
  onTTFB(note);
  const onLeave = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onLeave);
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(endpoint, body);
  };
  document.addEventListener('visibilitychange', onLeave);
}

/**
 * Measures what the visitor waited for and sends it, once, when the page is left. Only loaded when
 * the server's HTML asks for it. Nothing in a report tells who it was: the page is named without ids.
 */

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Shifts this close together are felt as one. */
const SHIFT_GAP_MS = 1000;
const SHIFT_SPAN_MS = 5000;
/** Out of so many interactions one may be slow by chance. */
const PER_OUTLIER = 50;
const SHORTEST_INTERACTION_MS = 40;

/** The largest sum of shifts that were felt as one. */
export function layoutShiftOf(shifts: Pick<Shift, 'startTime' | 'value'>[]): number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFT_SPAN_MS;
    if (!goesOn) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** How long the slowest interaction took, but for outliers; none without an interaction. */
export function slowestResponseOf(
  events: Pick<Interaction, 'interactionId' | 'duration'>[],
): number | undefined {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (!interactionId) continue;
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const slowestFirst = [...longest.values()].sort((a, b) => b - a);
  return slowestFirst[Math.floor(slowestFirst.length / PER_OUTLIER)];
}

/** The page's address without what stands for a person or a thing. */
export function pageNameOf(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean);
  return `/${parts.map((part) => (/^[a-z-]{1,40}$/.test(part) ? part : ':id')).join('/')}`;
}

function watch<T extends PerformanceEntry>(type: string, options: object = {}): T[] {
  const seen: T[] = [];
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as T[]))).observe({
      type,
      buffered: true,
      ...options,
    });
  }
  return seen;
}

export function reportVitals(endpoint: string): void {
  // A visit that began in the background waited for nothing.
  if (document.visibilityState === 'hidden') return;
  const page = pageNameOf(window.location.pathname);
  const paints = watch('largest-contentful-paint');
  const shifts = watch<Shift>('layout-shift');
  const events = watch<Interaction>('event', { durationThreshold: SHORTEST_INTERACTION_MS });
  const send = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const report = {
      page,
      largestPaint: paints.at(-1)?.startTime,
      slowestResponse: slowestResponseOf(events),
      layoutShift: layoutShiftOf(shifts.filter(({ hadRecentInput }) => !hadRecentInput)),
      firstByte: (navigation as PerformanceNavigationTiming | undefined)?.responseStart,
    };
    navigator.sendBeacon(
      endpoint,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  const onLeave = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onLeave);
    send();
  };
  document.addEventListener('visibilitychange', onLeave);
}

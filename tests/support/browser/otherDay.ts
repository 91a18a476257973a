const TICKING = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'nextTick', 'hrtime', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
];

/** Only the client's clock is another, until `jest.useRealTimers()`: all else goes on as ever. */
export function setOtherDay(now: number | Date): void {
  jest.useFakeTimers({ now, doNotFake: TICKING });
}

import { File as NodeFile } from 'node:buffer';

/** What jsdom lacks of a browser, and the client uses. */
class NeverResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own would keep the process from ending. */
class SoonChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data })),
  };
}

function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

const computedStyle = window.getComputedStyle.bind(window);

Object.assign(window, {
  ResizeObserver: NeverResizes,
  MessageChannel: SoonChannel,
  matchMedia,
  // jsdom's own File is not sent as a file by Node's fetch.
  File: NodeFile,
  // jsdom complains about each request for the style of a pseudo-element.
  getComputedStyle: (element: Element) => computedStyle(element),
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
// No document was fetched.
performance.getEntriesByType ??= () => [];

// Showing and closing a dialog is not built into jsdom.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** The nonce that this document's styles need; none where no policy asks for it. */
export function styleNonce(): string | undefined {
  const meta = document.head.querySelector('meta[name="style-nonce"]');
  return meta?.getAttribute('content') ?? undefined;
}

/**
 * Signs every style that is made from now on. Ant Design signs most of its own, but not those that
 * hold the page still behind a window or measure its scroll bar.
 */
export function signStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  const createSigned = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  Object.assign(document, { createElement: createSigned });
}

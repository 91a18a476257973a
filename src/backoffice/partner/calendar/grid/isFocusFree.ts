/** As after a page has been opened: nobody is about to press something else. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches('body, h1');
}

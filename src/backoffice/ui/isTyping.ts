const NOT_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range']);

/** Whether keys that go there write something: a shortcut must leave them alone. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.isContentEditable ||
    target.getAttribute('role') === 'combobox'
  );
}

// A drawer has the focus as a whole when it opens, by Ant Design's box around its dialog.
const WINDOWS = 'dialog, [role="dialog"], .ant-drawer';

/** Whether it is in a window above the page, or in a drawer. */
export function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WINDOWS) !== null;
}

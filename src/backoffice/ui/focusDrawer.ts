/** Gives the focus to the drawer that an element is in: whatever is pressed next is meant for it. */
export function focusDrawer(within: HTMLElement | null): void {
  drawerOf(within)?.focus({ preventScroll: true });
}

/** Ant Design's box around a drawer, which may have the focus. */
export function drawerOf(within: HTMLElement | null): HTMLElement | null {
  return within?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
}

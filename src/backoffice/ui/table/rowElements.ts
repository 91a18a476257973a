/** The rows of a table on the screen, in their order. */
export function rowElements(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>('tbody tr[data-row-key]')];
}

export function rowElement(area: HTMLElement, key: string | number): HTMLElement | undefined {
  return rowElements(area).find((row) => row.dataset['rowKey'] === String(key));
}

/** Whether a press there belongs to something in the row, rather than to the row. */
export function isControl(target: EventTarget | null): boolean {
  const controls = 'a, button, input, label, select, textarea, .ant-table-selection-column';
  return target instanceof Element && target.closest(controls) !== null;
}

const DEFAULT_SIZE = 16;

/** How many times as large as usual a reader has texts drawn; smaller ones leave the controls as they are. */
export function textScale(): number {
  const { fontSize } = window.getComputedStyle(document.documentElement);
  return Math.max(1, (Number.parseFloat(fontSize) || DEFAULT_SIZE) / DEFAULT_SIZE);
}

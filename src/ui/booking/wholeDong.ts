/** A price as an amount that can be summed: another backend may leave it out or send fractions. */
export function wholeDong(price: number | null | undefined): number {
  return Number.isFinite(price) ? Math.max(0, Math.round(Number(price))) : 0;
}

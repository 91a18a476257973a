/** A number as it is read in the tables, `1,250,000.5`, also while it is being typed. */
export function groupedNumber(text: string, precision: number): string {
  const plain = plainNumber(text, precision);
  const [whole = '', ...rest] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** Without the groups. Where there are no decimals a dot is one too, as it is written in Vietnam. */
export function plainNumber(text: string, precision: number): string {
  const plain = withUsualSigns(text).replace(/[,\s]/g, '');
  if (isGroupedByDots(plain, precision)) return plain.replaceAll('.', '');
  return plain;
}

/** The same of a field that groups nothing itself: there a comma may be the decimal sign, as it is written in Vietnam. */
export function decimalNumber(text: string, precision: number): string {
  const plain = withUsualSigns(text).replace(/\s/g, '');
  if (/^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain)) return plain.replaceAll(',', '');
  const dotted = plain.replaceAll(',', '.');
  return isGroupedByDots(dotted, precision) ? dotted.replaceAll('.', '') : dotted;
}

/** Whether it is a number, and none that is too long to be one here. */
export function isNumeric(plain: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) && Number.isFinite(Number(plain));
}

/** As on a keyboard for Latin letters: some set their digits wide. An amount may be pasted with its currency. */
export const withUsualSigns = (text: string): string =>
  text.normalize('NFKC').replace(/[₫đ$€]|vnd|usd|eur/gi, '');

/** Whether every dot has three digits behind it, and no nought before the first; a single one is the decimal sign where there are decimals. */
function isGroupedByDots(text: string, precision: number): boolean {
  return (precision === 0 ? /^-?[1-9]\d*(\.\d{3})+$/ : /^-?[1-9]\d{0,2}(\.\d{3}){2,}$/).test(text);
}

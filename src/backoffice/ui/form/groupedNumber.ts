/** A number as it is read in the tables, `1,250,000.5`, also while it is being typed. */
export function groupedNumber(text: string, precision: number): string {
  const plain = plainNumber(text, precision);
  const [whole = '', ...rest] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** Without the groups. Where there are no decimals a dot is one too, as it is written in Vietnam. */
export function plainNumber(text: string, precision: number): string {
  return text.replace(precision > 0 ? /[,\s]/g : /[.,\s]/g, '');
}

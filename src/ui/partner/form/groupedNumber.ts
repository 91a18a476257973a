/** A number as it is read in the tables, `1,250,000.5`, also while it is being typed. */
export function groupedNumber(text: string): string {
  const plain = plainNumber(text);
  const [whole = '', ...rest] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** Without the groups. */
export function plainNumber(text: string): string {
  return text.replace(/[,\s]/g, '');
}

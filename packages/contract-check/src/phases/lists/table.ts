/** A table of a spreadsheet as rows of cells; its head is the first. */
export function rowsOfTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const closeRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (let i = 0; i < plain.length; i++) {
    const letter = plain[i]!;
    if (isQuoted && letter === '"' && plain[i + 1] === '"') cell += plain[++i]!;
    else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' && !isQuoted) closeRow();
    else cell += letter;
  }
  if (cell !== '' || row.length > 0) closeRow();
  return rows;
}

/** A property's value in an iCalendar file, as programs read it: lines unfolded first. */
export function calendarValue(file: string, name: string): string | undefined {
  const lines = file
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
}

const WORDS = "Nhà ở 100%_ '\\.* Đường Nguyễn Huệ, sân thượng nhìn ra biển ";

/** So many letters as a Vietnamese writes them, composed, with signs that searches take for others. */
export function longText(length: number): string {
  const text = WORDS.repeat(Math.ceil(length / WORDS.length))
    .normalize('NFC')
    .slice(0, length);
  // Blanks at the end may be taken away.
  return text.endsWith(' ') ? `${text.slice(0, -1)}ế` : text;
}

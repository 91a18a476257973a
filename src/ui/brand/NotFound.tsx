/** A signpost whose arms point two ways: the page is lost. Decorative; the text beside it speaks. */
export function NotFound({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" className={className} aria-hidden="true">
      <path d="M0 116c34-36 62-44 92-28s56 2 82-18 50-8 66 6v84H0z" fill="#CFE3DC" />
      <path d="M26 42h44M38 51h46" stroke="#DCEAE6" strokeWidth="8" strokeLinecap="round" />
      <circle cx="196" cy="36" r="17" fill="#F4A73B" />
      <path d="M0 134c70-20 160-18 240-4v30H0z" fill="#8FBFA8" />
      <ellipse cx="128" cy="149" rx="34" ry="4" opacity=".18" />
      <path d="M114 24h10v124h-10z" fill="#B98555" />
      <path d="M120 24h4v124h-4z" fill="#8A5F3A" />
      <path d="M92 34h72l16 14-16 14H92z" fill="#0B6E5F" transform="rotate(-5 130 48)" />
      <path d="M150 74H76L60 87l16 13h74z" fill="#C2402F" transform="rotate(6 110 87)" />
      <path
        d="M106 50h38M88 88h40"
        stroke="#FBF7F0"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="14 9"
      />
      <path
        d="M118 4a15 15 0 0 1 15 15c0 9-15 20-15 20s-15-11-15-20A15 15 0 0 1 118 4z"
        fill="#F4A73B"
      />
      <path
        d="M114 15c0-6 10-6 10 0 0 4-5 4-5 8m0 5v1"
        stroke="#14231F"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M186 146c-4-17 0-26 10-34 4 13 1 24-10 34zm-3 0c-10-4-15-11-15-21 9 3 15 11 15 21zM44 150c-2-10 0-16 6-20 3 8 1 15-6 20z"
        fill="#2F7D54"
      />
    </svg>
  );
}

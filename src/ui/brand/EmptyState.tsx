/** A suitcase waiting by a road: nothing here yet. Decorative; the text beside it speaks. */
export function EmptyState({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" className={className} aria-hidden="true">
      <path d="M0 108c40-34 78-30 112-12s78 10 128-18v82H0z" fill="#CFE3DC" />
      <circle cx="176" cy="46" r="20" fill="#F4A73B" />
      <path
        d="M150 60h56M160 69h42"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M0 130c60-22 150-20 240-6v36H0z" fill="#8FBFA8" />
      <path d="M240 160h-84c2-18-18-24-26-33h7c20 8 76 9 103 33z" fill="#FBF7F0" />
      <path
        d="m150 131 6 5m10 5 9 7m10 6 8 6"
        stroke="#F4A73B"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <ellipse cx="82" cy="150" rx="46" ry="5" opacity=".18" />
      <path
        d="M68 86V70h28v16"
        fill="none"
        stroke="#084C43"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <rect x="44" y="84" width="76" height="62" rx="9" fill="#0B6E5F" />
      <path d="M102 84h9a9 9 0 0 1 9 9v44a9 9 0 0 1-9 9h-9z" fill="#084C43" />
      <path d="M60 84v62m44-62v62" stroke="#F4A73B" strokeWidth="5" />
      <path d="M73 122c-2-10 4-17 18-16 1 12-6 18-18 16z" fill="#FBF7F0" />
      <path
        d="M24 132c-3-14 0-22 8-28 3 10 1 20-8 28zm-2 0c-9-4-13-10-13-18 8 3 13 9 13 18z"
        fill="#2F7D54"
      />
    </svg>
  );
}

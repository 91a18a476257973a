interface LogoProps {
  /** Spoken name; leave out where text beside the logo already says it. */
  readonly title?: string;
  /** 'mark' is the pin alone, for narrow places. */
  readonly variant?: 'full' | 'mark';
  readonly className?: string;
}

/** The pin that is a roof and a leaf, with the name. It takes the text colour of its parent. */
export function Logo({ title, variant = 'full', className }: LogoProps) {
  const naming = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  const width = variant === 'full' ? 168 : 48;
  return (
    <svg viewBox={`0 0 ${width} 48`} width={width} height={48} className={className} {...naming}>
      <path d="M24 46C21 42 6 31 6 19a18 18 0 0 1 36 0c0 12-15 23-18 27z" fill="currentColor" />
      <path
        d="M13 20.5 24 11l11 9.5"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M17 32.5c-1.4-8 3.4-13 14-12.6.8 9.4-4.2 14.4-14 12.6z" fill="#F4A73B" />
      <path d="m15.6 34 9.4-8.4" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
      {variant === 'full' && (
        <text
          x="52"
          y="33"
          fill="currentColor"
          style={{ fontFamily: 'var(--font-heading)' }}
          fontSize="25"
          fontWeight="600"
          textLength="112"
          lengthAdjust="spacingAndGlyphs"
        >
          Nghỉ Đâu
        </text>
      )}
    </svg>
  );
}

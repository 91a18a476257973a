/** A letter leaving its envelope: look in your mailbox. Decorative; the text beside it speaks. */
export function Mail({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" className={className} aria-hidden="true">
      <circle cx="120" cy="80" r="70" fill="#DCEAE6" />
      <path d="M20 60h40M8 78h34M24 96h26" stroke="#8FBFA8" strokeWidth="4" strokeLinecap="round" />
      <ellipse cx="124" cy="146" rx="58" ry="5" opacity=".16" />
      <path d="M64 72 122 30l58 42v66H64z" fill="#084C43" />
      <rect x="80" y="34" width="84" height="84" rx="6" fill="#fff" />
      <path d="M94 76h56M94 88h40" stroke="#C9D8D2" strokeWidth="5" strokeLinecap="round" />
      <path d="M110 64c-2-12 5-19 20-18 1 13-7 20-20 18z" fill="#0B6E5F" />
      <path d="m107 67 13-12" stroke="#F4A73B" strokeWidth="3" strokeLinecap="round" />
      <path d="M64 74l58 38 58-38v58a7 7 0 0 1-7 7H71a7 7 0 0 1-7-7z" fill="#0B6E5F" />
      <path d="m66 137 44-34 12 9 12-9 44 34a7 7 0 0 1-5 2H71a7 7 0 0 1-5-2z" fill="#1C8272" />
      <circle cx="178" cy="66" r="16" fill="#F4A73B" />
      <path
        d="m171 66 5 6 9-11"
        fill="none"
        stroke="#14231F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

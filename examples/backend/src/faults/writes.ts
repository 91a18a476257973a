/** Of all families: what is written is not kept as it was, or what is refused is not read. */
export const OF_WRITES = {
  'identity and sign-up': [
    ['name-cut-at-twenty', 'A long name is cut.'],
    ['plus-addresses-are-one', 'lan+x@ cannot sign up as lan@ has.'],
  ],
  'inventory and days': [
    ['nights-half-done', 'Of two types one has a new price though the change is refused.'],
    ['bulk-half-done', 'Of two rooms one changes though the change is refused.'],
    ['review-cut', 'A long review ends in the middle of a word.'],
    ['notes-cut', 'What a guest asks for at the end of a long note is never read.'],
  ],
  'sessions and privacy': [['one-session-only', 'Signing in on a phone signs out the laptop.']],
  'limits and idempotency': [
    ['key-burnt-by-refusal', 'A form that was refused cannot be sent again once it is mended.'],
    ['key-any-case', 'Two keys that differ in their capitals are one.'],
  ],
  'pages and sorting': [['percent-finds-all', 'A percent sign finds everything.']],
  uploads: [
    ['orientation-lost', 'Pictures of phones lie on their side.'],
    ['twins-share-a-file', 'Deleting a picture deletes the same one elsewhere.'],
    ['parallel-uploads-lose', 'Of two uploads at once one is lost.'],
    ['parallel-uploads-pass-most', 'Two uploads at once fill a room with more than it may have.'],
  ],
  'headers, media types and cross-origin': [
    ['retry-after-zero', 'The page tries again at once, and is refused again.'],
    ['headers-unexposed-on-errors', 'The page cannot read when to try again.'],
  ],
} as const;

import { LANGUAGES, type Language } from '../../domain/languages/languages';
import { closure, ENTRY, FRAME, moduleIn, readManifest } from '../../server/render/manifest';

/** What a device keeps so that what it remembers can be read without a network: bookings with their QR codes, hotels. */
const KEPT_MODULES = [
  ENTRY,
  'src/state/persistence/persistence.ts',
  'src/api/answerValidation.ts',
  FRAME,
  'src/pages/shell/Footer.tsx',
  'src/ui/overlays/ToastCard.tsx',
  'src/pages/bookings/BookingsPage.tsx',
  'src/pages/bookings/BookingPage.tsx',
  'src/pages/bookings/BookingConfirmationPage.tsx',
  'src/pages/saved/FavouritesPage.tsx',
  'src/pages/saved/HistoryPage.tsx',
  'node_modules/qrcode/lib/browser.js',
];
const KEPT_FILES = ['/favicon.svg', '/placeholder.svg'];

/** The addresses of those files in the build of a language, and of what another is read by once it is chosen. */
export async function offlineFiles(dist: string, language: Language): Promise<string[]> {
  const manifest = await readManifest(dist, language);
  const others = LANGUAGES.filter((other) => other !== language);
  const texts = others.map((other) => `src/i18n/${other}/allTexts.ts`);
  const chunks = new Set<string>();
  for (const module of [...KEPT_MODULES, ...texts]) {
    closure(manifest, moduleIn(manifest, module), chunks);
  }
  const files = [...chunks].flatMap((key) => {
    const { file = '', css = [] } = manifest[key] ?? {};
    // The server writes the entry's styles into the page.
    return key === ENTRY ? [file] : [file, ...css];
  });
  return [...files.map((file) => `/${file}`), ...KEPT_FILES];
}

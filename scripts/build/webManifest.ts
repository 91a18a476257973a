import { readFile } from 'node:fs/promises';

const tokens = new URL('../../src/ui/theme/tokens.css', import.meta.url);

/** The theme's colours that platforms ask for, each as in the light theme. */
export async function themeColours(): Promise<{ theme: string; ground: string }> {
  const css = await readFile(tokens, 'utf8');
  const colour = (token: string): string => {
    const value = new RegExp(`--${token}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1];
    if (!value) throw new Error(`tokens.css has no colour --${token}.`);
    return value;
  };
  return { theme: colour('leaf'), ground: colour('page') };
}

/** What a device needs to keep the site among its apps. */
export function webManifest({ theme, ground }: { theme: string; ground: string }): string {
  const png = (name: string, side: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: 'Nghỉ Đâu – đặt phòng khách sạn',
    short_name: 'Nghỉ Đâu',
    description: 'Tìm và giữ phòng khắp Việt Nam, trả tiền tại quầy.',
    lang: 'vi',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [{ name: 'Đặt phòng của tôi', url: '/bookings' }],
  });
}

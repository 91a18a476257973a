import type { ThemeConfig } from 'antd';

/** Stands in for Ant Design's styles: making and matching them takes jsdom a long time. */
export function antTheme(): ThemeConfig {
  return { zeroRuntime: true };
}

import { theme, type ThemeConfig } from 'antd';
import { withoutUndefined } from '../withoutUndefined';
import { textScale } from './textScale';

const { defaultAlgorithm, darkAlgorithm, compactAlgorithm } = theme;

// Compact makes the type one step smaller and the controls 4 px lower.
const FONT_BEFORE_COMPACT = 16;
const COMPACTED = 4;
/** Of a control, and of a small one, in pixels. */
const HEIGHT = 32;
const SMALL_HEIGHT = 24;
/** What a finger needs, in pixels: `--touch` of tokens.css. */
const TOUCH = 44;

type Tokens = NonNullable<ThemeConfig['token']>;
type Algorithm = typeof compactAlgorithm;

type Map = ReturnType<Algorithm>;

type Media = Record<'dark' | 'still' | 'touch', boolean>;

/** Ant Design in the product's own colours, which are read off the page's tokens. */
export function antTheme({ dark, still, touch }: Media): ThemeConfig {
  const colour = tokenReader();
  const scale = textScale();
  const onLeaf = colour('--on-leaf');
  const line = colour('--line');
  const exact = withoutUndefined({
    colorPrimary: colour('--leaf'),
    colorPrimaryHover: colour('--leaf-dark'),
    colorPrimaryActive: colour('--leaf-dark'),
    colorPrimaryBg: colour('--leaf-soft'),
    colorError: colour('--coral'),
    colorErrorHover: colour('--coral-dark'),
    colorErrorActive: colour('--coral-dark'),
    colorErrorBg: colour('--coral-soft'),
    colorInfo: colour('--sky'),
    colorInfoBg: colour('--sky-soft'),
    colorWarningBg: colour('--sun-soft'),
    colorSuccessBg: colour('--leaf-soft'),
    colorLink: colour('--sky'),
    colorLinkHover: colour('--sky'),
    colorText: colour('--ink'),
    colorTextSecondary: colour('--stone'),
    colorTextTertiary: colour('--stone'),
    colorTextQuaternary: colour('--stone'),
    colorBgBase: colour('--surface'),
    colorBgContainer: colour('--surface'),
    colorBgElevated: colour('--surface'),
    colorBgLayout: colour('--page'),
    colorBorder: colour('--control-line'),
    colorBorderSecondary: line,
    controlHeightSM: touch ? Math.max(TOUCH, SMALL_HEIGHT * scale) : undefined,
  });
  const exactly: Algorithm = (seed, map) => ({
    ...withLargerType(map ?? compactAlgorithm(seed), scale),
    ...exact,
  });
  const alias: Tokens = withoutUndefined({
    colorTextPlaceholder: colour('--stone'),
    colorTextDescription: colour('--stone'),
    colorTextHeading: colour('--ink'),
    colorSplit: line,
  });
  const checked = withoutUndefined({ colorWhite: onLeaf });
  return {
    algorithm: [dark ? darkAlgorithm : defaultAlgorithm, compactAlgorithm, exactly],
    token: {
      ...withoutUndefined({ colorPrimary: colour('--leaf'), colorError: colour('--coral') }),
      ...alias,
      fontFamily: 'var(--font-text)',
      fontSize: FONT_BEFORE_COMPACT,
      controlHeight: Math.max(touch ? TOUCH : 0, HEIGHT * scale) + COMPACTED,
      borderRadius: 8,
      borderRadiusSM: 6,
      borderRadiusLG: 12,
      motion: !still,
      // Below the short messages, which must be seen over a drawer.
      zIndexPopupBase: 40,
    },
    components: {
      Button: {
        ...withoutUndefined({ primaryColor: onLeaf, dangerColor: colour('--on-coral') }),
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      Checkbox: checked,
      // The places around the fields say how far they are from each other.
      Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 4px' },
      Select: withoutUndefined({
        optionSelectedBg: colour('--leaf-soft'),
        optionSelectedColor: colour('--ink'),
        optionActiveBg: colour('--sunken'),
      }),
      Radio: checked,
      Table: withoutUndefined({
        headerBg: colour('--sunken'),
        headerColor: colour('--ink'),
        headerSplitColor: 'transparent',
        borderColor: line,
        rowHoverBg: colour('--leaf-soft'),
        rowSelectedBg: colour('--leaf-soft'),
        rowSelectedHoverBg: colour('--leaf-soft'),
      }),
    },
  };
}

/** As large as the reader has it; Ant Design's own steps from one size to the next would end up smaller. */
function withLargerType(map: Map, scale: number): Map {
  const sizes = Object.entries(map).filter(([name]) => /^font(Size|Height)/.test(name));
  return { ...map, ...Object.fromEntries(sizes.map(([name, size]) => [name, size * scale])) };
}

/** Reads a colour of tokens.css; undefined where that is not loaded. */
function tokenReader(): (name: string) => string | undefined {
  const style = window.getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(name).trim() || undefined;
}

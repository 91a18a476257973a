import { theme, type ThemeConfig } from 'antd';
import { withoutUndefined } from '../withoutUndefined';

const { defaultAlgorithm, darkAlgorithm, compactAlgorithm } = theme;

// Compact makes the type one step smaller and the controls 4 px lower than these.
const FONT_BEFORE_COMPACT = 16;
const CONTROL_BEFORE_COMPACT = 36;
/** What a finger needs, in pixels: `--touch` of tokens.css. */
const TOUCH = 44;
const COMPACTED = 4;

type Tokens = NonNullable<ThemeConfig['token']>;
type Algorithm = typeof compactAlgorithm;

type Media = Record<'dark' | 'still' | 'touch', boolean>;

/** Ant Design in the product's own colours, which are read off the page's tokens. */
export function antTheme({ dark, still, touch }: Media): ThemeConfig {
  const colour = tokenReader();
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
    controlHeightSM: touch ? TOUCH : undefined,
  });
  const exactly: Algorithm = (seed, map) => ({ ...(map ?? compactAlgorithm(seed)), ...exact });
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
      controlHeight: touch ? TOUCH + COMPACTED : CONTROL_BEFORE_COMPACT,
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

/** Reads a colour of tokens.css; undefined where that is not loaded. */
function tokenReader(): (name: string) => string | undefined {
  const style = window.getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(name).trim() || undefined;
}

import { ConfigProvider } from 'antd';
import en from 'antd/locale/en_US';
import { useMemo, type ReactNode } from 'react';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { ToastProvider } from '../../../ui/overlays/ToastProvider';
import { ConfirmProvider } from '../confirm/ConfirmProvider';
import { antTheme } from './antTheme';
import { signStyles, styleNonce } from './styleNonce';
import { useMedia } from './useMedia';
import './antDesign.css';

const nonce = styleNonce();
if (nonce !== undefined) signStyles(nonce);

/** What is in front of everything lies in the window that opened it. */
const popupPlace = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

/** What Ant Design and our own pieces need around them. */
export function PartnerTheme({ children }: { children: ReactNode }) {
  const dark = useMedia('(prefers-color-scheme: dark)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const touch = useMedia('(pointer: coarse)');
  const theme = useMemo(() => antTheme({ dark, still, touch }), [dark, still, touch]);
  return (
    <ConfigProvider
      theme={theme}
      locale={en}
      {...(nonce !== undefined && { csp: { nonce } })}
      getPopupContainer={popupPlace}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <ToastProvider labels={partnerSiteTexts.toasts}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}

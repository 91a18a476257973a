import { Drawer } from 'antd';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { SectionLinks, type Section } from './SectionLinks';

type SidebarDrawerProps = {
  id: string;
  open: boolean;
  sections: readonly Section[];
  onClose: () => void;
  onClosed: () => void;
};

/** The sidebar where there is no room beside the page. */
export function SidebarDrawer({ id, open, sections, onClose, onClosed }: SidebarDrawerProps) {
  return (
    <Drawer
      id={id}
      open={open}
      title={texts.sections}
      placement="left"
      size="min(17.5rem, 85vw)"
      onClose={onClose}
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
    >
      <SectionLinks sections={sections} onFollowed={onClose} />
    </Drawer>
  );
}

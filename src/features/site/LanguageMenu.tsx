import { languageChosen } from '../../state/languageSlice';
import { useAppDispatch } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import type { Language } from '../../texts/catalogue';
import { menuTexts } from '../../texts/menus';
import { GlobeIcon } from '../../ui/icons/actionIcons';
import { Menu } from '../../ui/overlays/Menu';

// Each in its own words, for those who cannot read the other.
const LANGUAGES: { language: Language; name: string }[] = [
  { language: 'vi', name: 'Tiếng Việt' },
  { language: 'en', name: 'English' },
];

export function LanguageMenu() {
  const texts = useTexts(menuTexts);
  const current = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <Menu
      label={texts.language}
      icon={<GlobeIcon />}
      iconOnly
      items={LANGUAGES.map(({ language, name }) => ({
        key: language,
        label: name,
        lang: language,
        selected: language === current,
        onSelect: () => dispatch(languageChosen(language)),
      }))}
    />
  );
}

import { useRef } from 'react';
import { LANGUAGES, type Language } from '../../../domain/languages/languages';
import { languageWords } from '../../../domain/languages/languageWords';
import { languageChosen } from '../../state/languageSlice';
import { bringTexts, useAppDispatch, useAppSelector, type AppStore } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { menuTexts } from '../../i18n/menus';
import { GlobeIcon } from '../../ui/icons/actionIcons';
import { Menu } from '../../ui/overlays/Menu';
import { useToast } from '../../ui/overlays/toastContext';

export function LanguageMenu() {
  const texts = useTexts(menuTexts);
  const current = useLanguage();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector((state) => state.auth.token !== null);
  const toast = useToast();
  const lastChosen = useRef<Language>(null);
  const choose = async (language: Language) => {
    lastChosen.current = language;
    try {
      await dispatch(bringTexts(language));
    } catch {
      toast({ text: texts.languageFailed(languageWords[language].name), tone: 'error' });
      return;
    }
    // The reader may have thought better of it meanwhile.
    if (lastChosen.current !== language) return;
    dispatch(languageChosen(language));
    if (signedIn) await tellAccount(language, dispatch);
  };
  return (
    <Menu
      label={texts.language}
      icon={<GlobeIcon />}
      iconOnly
      items={LANGUAGES.map((language) => ({
        key: language,
        label: languageWords[language].name,
        lang: language,
        selected: language === current,
        onSelect: () => void choose(language),
      }))}
    />
  );
}

async function tellAccount(language: Language, dispatch: AppStore['dispatch']): Promise<void> {
  try {
    const { tellLanguage } = await import('../../entities/account/tellLanguage');
    await tellLanguage(language, dispatch);
  } catch {
    // The part that asks did not arrive.
  }
}
